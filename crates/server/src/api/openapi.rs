//! The document that describes the API, made from the very list that the routes are made from.

use serde_json::{Map, Value, json};

use super::{
    routes::{ALL, Route},
    schemas,
};

/// The `OpenAPI` document.
pub(super) fn document(base_url: &str) -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for route in ALL {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method] = operation(route);
    }
    paths.insert(
        "/api/openapi.json".to_owned(),
        json!({
            "get": { "summary": "This document", "responses": { "200": { "description": "JSON" } } }
        }),
    );
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Castellan",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables for bots and scripts. Get a token from POST /api/guests and \
                send it as Authorization: Bearer TOKEN. Seats are letters from A; actions are \
                written in the game's notation, as GET …/legal lists them.",
        },
        "servers": [{ "url": base_url }],
        "paths": paths,
        "components": {
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
            "schemas": schemas::all(),
        },
    })
}

fn operation(route: &Route) -> Value {
    let refused = json!({
        "description": "Why not",
        "content": { "application/json": { "schema": schemas::named("Refusal") } },
    });
    let (kind, done) = match route.answer {
        "Update" => ("text/event-stream", "Events named update, each with this JSON as its data"),
        _ => ("application/json", "Done"),
    };
    let status = if route.creates { "201" } else { "200" };
    let mut operation = json!({
        "summary": route.summary,
        "parameters": parameters(route),
        "security": if route.token { json!([{ "token": [] }]) } else { json!([]) },
        "responses": {
            status: {
                "description": done,
                "content": { kind: { "schema": schemas::named(route.answer) } },
            },
            "4XX": refused,
        },
    });
    if !route.meanwhile.is_empty() {
        let content = json!({ "application/json": { "schema": schemas::named(route.meanwhile) } });
        let meanwhile = json!({ "description": "Not done yet", "content": content });
        operation["responses"]["202"] = meanwhile;
    }
    if !route.body.is_empty() {
        operation["requestBody"] = body(route);
    } else if route.path == "/api/records" {
        let record = json!({ "schema": schemas::named("Record") });
        operation["requestBody"] = json!({ "content": { "application/json": record } });
    }
    operation
}

fn parameters(route: &Route) -> Vec<Value> {
    let in_path = route
        .path
        .split('/')
        .filter_map(|part| part.strip_prefix('{').and_then(|part| part.strip_suffix('}')));
    let in_path = in_path.map(|name| {
        json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } })
    });
    let in_query = route
        .query
        .iter()
        .map(|(name, kind)| json!({ "name": name, "in": "query", "schema": { "type": kind } }));
    in_path.chain(in_query).collect()
}

fn body(route: &Route) -> Value {
    let fields: Map<String, Value> = route
        .body
        .iter()
        .map(|(name, kind, _)| ((*name).to_owned(), json!({ "type": kind })))
        .collect();
    let required: Vec<&str> =
        route.body.iter().filter(|(_, _, required)| *required).map(|(name, ..)| *name).collect();
    let schema = json!({
        "type": "object",
        "properties": fields,
        "required": required,
        "additionalProperties": false,
    });
    json!({ "required": true, "content": { "application/json": { "schema": schema } } })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_lists_every_route_with_its_parameters() {
        let document = document("http://127.0.0.1:8080");
        for route in ALL {
            let operation = &document["paths"][route.path][route.method];
            assert_eq!(operation["summary"], route.summary, "{}", route.path);
            let listed = operation["parameters"].as_array().unwrap().len();
            assert_eq!(listed, route.path.matches('{').count() + route.query.len());
            assert!(!route.summary.is_empty());
            assert!(schemas::all()[route.answer].is_object(), "the answer of {}", route.path);
        }
        let count: usize = document["paths"]
            .as_object()
            .unwrap()
            .values()
            .map(|p| p.as_object().unwrap().len())
            .sum();
        assert_eq!(count, ALL.len() + 1, "no route hides another");
    }
}
