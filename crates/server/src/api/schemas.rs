//! The schemas of what the API answers.

use serde_json::{Map, Value, json};

/// A reference to a schema by its name.
pub(super) fn named(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// Every schema.
pub(super) fn all() -> Value {
    json!({
        "Refusal": refusal(),
        "Guest": guest(),
        "Me": object(&json!({ "name": text("Shown to everybody") })),
        "Games": object(&json!({ "games": list(&named("Game")) })),
        "Game": game(),
        "Tables": tables(),
        "Listing": listing(),
        "Table": table(),
        "Place": place(),
        "Legal": legal(),
        "Hints": hints(),
        "Hint": hint(),
        "Version": object(&json!({ "version": number("Of the table, once this is written") })),
        "Update": update(),
        "Record": record(),
        "Analysis": analysis(),
        "Decision": decision(),
        "Progress": progress(),
        "Seat": { "type": "string", "pattern": "^[A-H]$", "description": "A letter from A" },
    })
}

/// An object with exactly these fields, all of them there.
fn object(fields: &Value) -> Value {
    let required: Vec<&String> = fields.as_object().into_iter().flat_map(Map::keys).collect();
    json!({ "type": "object", "required": required, "properties": fields, "additionalProperties": false })
}

fn list(of: &Value) -> Value {
    json!({ "type": "array", "items": of })
}

fn seats(about: &str) -> Value {
    json!({ "type": "array", "items": named("Seat"), "description": about })
}

fn text(about: &str) -> Value {
    json!({ "type": "string", "description": about })
}

fn maybe(kind: &str, about: &str) -> Value {
    json!({ "type": [kind, "null"], "description": about })
}

/// What a schema describes, or nothing.
fn or_nothing(mut schema: Value, about: &str) -> Value {
    schema["type"] = json!([schema["type"], "null"]);
    schema["description"] = json!(about);
    schema
}

fn fraction(about: &str) -> Value {
    json!({ "type": "number", "description": about })
}

fn number(about: &str) -> Value {
    json!({ "type": "integer", "description": about })
}

fn truth(about: &str) -> Value {
    json!({ "type": "boolean", "description": about })
}

fn one_of(names: &[&str]) -> Value {
    json!({ "type": "string", "enum": names })
}

/// Something whose shape is the game's own affair.
fn of_the_game(kind: &str, about: &str) -> Value {
    json!({ "type": kind, "description": about })
}

fn stage() -> Value {
    one_of(&["gathering", "playing", "over"])
}

fn refusal() -> Value {
    object(&json!({
        "error": text("A stable name"),
        "message": text("A sentence for people"),
        "detail": maybe("string", "What exactly is wrong with what was handed in"),
        "rule": maybe("string", "The rule that forbids it"),
    }))
}

fn guest() -> Value {
    object(&json!({
        "name": text("Shown to everybody"),
        "token": text("Send it as Authorization: Bearer TOKEN"),
        "recovery_key": text("Brings the identity back; keep it secret"),
    }))
}

fn game() -> Value {
    let range = object(&json!({ "fewest": number("Players"), "most": number("Players") }));
    object(&json!({
        "id": text("How routes and records call it"),
        "title": text("In English"),
        "rules": number("Version of its rules"),
        "seats": range,
        "options": { "type": "array", "description": "What can be chosen" },
        "bots": list(&text("A bot that can sit, as bot:NAME")),
    }))
}

fn tables() -> Value {
    object(&json!({
        "open": list(&named("Listing")),
        "running": list(&named("Listing")),
        "mine": list(&named("Listing")),
    }))
}

fn listing() -> Value {
    object(&json!({
        "id": text("Of the table"),
        "game": text("Which game"),
        "title": text("What the table is called"),
        "stage": stage(),
        "seats": number("That people and bots can take"),
        "seats_taken": number("By people and bots"),
        "pace": text("untimed, live:MINUTES:SECONDS or days:DAYS"),
        "others": list(&text("Everybody else who sits there")),
        "my_turn": truth("Whether the table waits for the caller"),
        "left_ms": maybe("integer", "What is left to the caller, if the table waits for them"),
        "updated_ms": number("When it last changed, in milliseconds since 1970"),
        "result": maybe("string", "Names and points, once it is over"),
    }))
}

fn table() -> Value {
    object(&json!({
        "id": text("Of the table"),
        "game": text("Which game"),
        "options": of_the_game("object", "As chosen"),
        "title": text("What the table is called"),
        "stage": stage(),
        "public": truth("Whether it is listed for everybody"),
        "pace": text("untimed, live:MINUTES:SECONDS or days:DAYS"),
        "stand_in": text("The bot for seats that are left or late"),
        "hints": truth("Whether people may ask for hints"),
        "version": number("Grows with every change, also when a choice is taken back; send it with an action"),
        "moves": number("How many led to the position shown"),
        "turn": text("Whom the position waits for"),
        "awaited": seats("Seats that the table waits for: who has chosen is known, what is not"),
        "your_seats": seats("The caller's own"),
        "left_seats": seats("Those that the caller left and may take back by joining"),
        "your_turn": truth("Whether the table waits for the caller"),
        "seats": list(&named("Place")),
        "viewer": text("What the caller looks as: a seat, spectator or referee"),
        "view": of_the_game("object", "The position as the caller may know it"),
        "scores": { "type": ["array", "null"], "description": "Itemised, once it is over" },
        "watchers": number("People without a seat who look on"),
        "invite": maybe("string", "The link that takes a seat"),
        "rematch": maybe("string", "The table where the same people play again"),
        "declined": seats("Those of people who do not play again"),
    }))
}

fn place() -> Value {
    object(&json!({
        "seat": named("Seat"),
        "kind": one_of(&["open", "human", "bot", "rules"]),
        "bot": maybe("string", "Which bot"),
        "name": text("Of whoever sits there"),
        "kept_for": maybe("string", "Who was asked to play again on this free seat"),
        "absent": maybe("string", "Who left it to the bot and may take it back"),
        "mine": truth("Whether it is the caller's"),
        "connected": truth("Whether that person looks at the table now"),
        "clock_ms": maybe("integer", "What is left on its clock"),
    }))
}

fn legal() -> Value {
    object(&json!({
        "seat": named("Seat"),
        "version": number("Send it with the action"),
        "actions": list(&text("In the game's notation")),
        "can_undo": truth("Whether the seat's last move can be taken back"),
    }))
}

fn hints() -> Value {
    object(&json!({
        "seat": named("Seat"),
        "version": number("Send it with the action"),
        "hints": list(&named("Hint")),
    }))
}

fn hint() -> Value {
    let scored = object(&json!({ "rule": text("Its id"), "points": fraction("On average") }));
    let topic = json!({ "topic": text("Its id"), "points": fraction("More, or less, if below 0") });
    let other = |about: &str| {
        json!({
            "type": ["object", "null"],
            "required": ["seat", "points"],
            "properties": { "seat": named("Seat"), "points": fraction("In all") },
            "additionalProperties": false,
            "description": about,
        })
    };
    object(&json!({
        "action": text("In the game's notation"),
        "win_chance": fraction("With it, from 0 to 1"),
        "even_chance": fraction("That an equal would have before anything is played"),
        "lead": fraction("Points expected ahead of the best other seat"),
        "scored": list(&scored),
        "promised": fraction("Points that come nearer"),
        "topics": {
            "type": "array",
            "items": object(&topic),
            "description": "What points come nearer by, or go away by, the weightiest first",
        },
        "rival": other("The other seat that gains most meanwhile, if any gains"),
        "touched": other("The other seat to which it makes most difference that this is done and \
            not something else, and how many points more it may then expect"),
        "plan": {
            "type": "array",
            "items": text("In the game's notation"),
            "description": "What the seat means to do next, as far as that was thought about",
        },
        "reason": text("Why, in sentences for people"),
    }))
}

fn update() -> Value {
    object(&json!({
        "version": number("Of the table"),
        "stage": stage(),
        "awaited": seats("Seats that the table waits for: who has chosen is known, what is not"),
        "your_turn": truth("Whether the table waits for the caller"),
        "from_move": number("The first move whose events follow, counted from 0"),
        "events": { "type": "array", "description": "For each move what the caller may know of it" },
    }))
}

fn analysis() -> Value {
    object(&json!({
        "accuracy": {
            "type": "array",
            "items": maybe("number", "From 0 to 100; nothing for a seat without a choice"),
            "description": "How well each seat decided",
        },
        "even_chance": fraction("That an equal would have before anything is played"),
        "decisions": list(&named("Decision")),
    }))
}

fn decision() -> Value {
    object(&json!({
        "move": number("Which move, counted from 1"),
        "seat": named("Seat"),
        "action": text("What was done, in the game's notation"),
        "win_chance": fraction("Of what was done, from 0 to 1"),
        "lead": fraction("Points expected ahead of the best other seat"),
        "best_win_chance": fraction("Of good play"),
        "loss": fraction("Chance that was given away"),
        "better": maybe("string", "What would have been better, if anything"),
        "advice": or_nothing(hint(), "The same with what it brings, and why"),
    }))
}

fn progress() -> Value {
    object(&json!({
        "done": number("Moves that are judged"),
        "of": number("Moves in all"),
    }))
}

fn record() -> Value {
    json!({
        "type": "object",
        "required": ["castellan", "game", "rules", "seats", "moves"],
        "properties": {
            "castellan": number("Version of the format"),
            "game": text("Which game"),
            "rules": number("Version of its rules"),
            "seats": number("That players take"),
            "options": of_the_game("object", "As chosen"),
            "names": list(&text("Of the seats")),
            "moves": list(&text("Who, and what in the game's notation")),
            "result": { "type": ["array", "null"], "description": "Points of the seats, once it is over" },
        },
        "additionalProperties": false,
    })
}
