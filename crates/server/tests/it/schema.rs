//! Answers of the API held against the schemas of its document.

use serde_json::Value;

/// What is wrong with an answer, if anything.
pub fn fault(document: &Value, schema: &Value, answer: &Value) -> Option<String> {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.strip_prefix("#/components/schemas/").unwrap();
        return fault(document, &document["components"]["schemas"][name], answer);
    }
    if !is_of_kind(&schema["type"], answer) {
        return Some(format!("{answer} is not {schema}"));
    }
    let allowed = schema["enum"].as_array();
    if allowed.is_some_and(|allowed| !allowed.contains(answer)) {
        return Some(format!("{answer} is none of {allowed:?}"));
    }
    match answer {
        Value::Array(items) if schema["items"].is_object() => {
            items.iter().find_map(|item| fault(document, &schema["items"], item))
        }
        Value::Object(fields) if schema["properties"].is_object() => {
            let required = schema["required"].as_array().unwrap();
            let missing = required.iter().find(|name| !fields.contains_key(name.as_str().unwrap()));
            let missing = missing.map(|name| format!("{name} is missing in {answer}"));
            missing.or_else(|| {
                fields.iter().find_map(|(name, value)| match &schema["properties"][name] {
                    Value::Null => Some(format!("{name} is not described")),
                    described => fault(document, described, value),
                })
            })
        }
        _ => None,
    }
}

fn is_of_kind(kinds: &Value, answer: &Value) -> bool {
    let is = |kind: &Value| match kind.as_str().unwrap() {
        "null" => answer.is_null(),
        "string" => answer.is_string(),
        "integer" => answer.is_i64() || answer.is_u64(),
        "number" => answer.is_number(),
        "boolean" => answer.is_boolean(),
        "array" => answer.is_array(),
        "object" => answer.is_object(),
        other => panic!("unknown kind {other}"),
    };
    kinds.as_array().map_or_else(|| is(kinds), |kinds| kinds.iter().any(is))
}
