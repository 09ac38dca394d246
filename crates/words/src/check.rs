//! Catalogues must agree: the same messages in every language, with the same variables.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::LANGUAGES;

type Messages = BTreeMap<String, BTreeSet<String>>;

/// Everything that is wrong with a set of catalogues: languages, messages or variables that are missing or too many.
pub fn faults(catalogues: &[(&str, &str)]) -> Vec<String> {
    let mut faults = Vec::new();
    let languages: Vec<&str> = catalogues.iter().map(|(l, _)| *l).collect();
    if languages != LANGUAGES {
        faults.push(format!("languages are {languages:?}, not {LANGUAGES:?}"));
        return faults;
    }
    let read: Vec<(&str, Messages)> = catalogues.iter().map(|(l, text)| (*l, messages(l, text, &mut faults))).collect();
    let (base_language, base) = &read[0];
    for (language, other) in &read[1..] {
        for id in base.keys().filter(|id| !other.contains_key(*id)) {
            faults.push(format!("{language}: {id} is missing"));
        }
        for (id, variables) in other {
            match base.get(id) {
                None => faults.push(format!("{language}: {id} is not in {base_language}")),
                Some(expected) if expected != variables => {
                    faults.push(format!("{language}: {id} uses {variables:?}, {base_language} uses {expected:?}"));
                }
                Some(_) => {}
            }
        }
    }
    faults
}

fn messages(language: &str, text: &str, faults: &mut Vec<String>) -> Messages {
    let resource = parse(text.to_owned()).unwrap_or_else(|(part, errors)| {
        faults.extend(errors.iter().map(|e| format!("{language}: {e}")));
        part
    });
    let mut all = Messages::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let mut variables = BTreeSet::new();
                match &message.value {
                    Some(pattern) => walk(pattern, &mut variables),
                    None => faults.push(format!("{language}: {} has no words", message.id.name)),
                }
                if all.insert(message.id.name.clone(), variables).is_some() {
                    faults.push(format!("{language}: {} is there twice", message.id.name));
                }
            }
            Entry::Junk { content } => faults.push(format!("{language}: cannot be read: {content:?}")),
            Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    all
}

fn walk(pattern: &Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_variables(expression, variables);
        }
    }
}

fn expression_variables(expression: &Expression<String>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => inline_variables(inline, variables),
        Expression::Select { selector, variants } => {
            inline_variables(selector, variables);
            variants.iter().for_each(|v| walk(&v.value, variables));
        }
    }
}

fn inline_variables(inline: &InlineExpression<String>, variables: &mut BTreeSet<String>) {
    let calls = |arguments: &CallArguments<String>, variables: &mut BTreeSet<String>| {
        arguments.positional.iter().for_each(|a| inline_variables(a, variables));
    };
    match inline {
        InlineExpression::VariableReference { id } => _ = variables.insert(id.name.clone()),
        InlineExpression::Placeable { expression } => expression_variables(expression, variables),
        InlineExpression::FunctionReference { arguments, .. } => calls(arguments, variables),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => calls(arguments, variables),
        InlineExpression::TermReference { arguments: None, .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_messages_variables_and_junk_are_found() {
        let en = "a = { $x }\nb = hello\n";
        let all = [
            ("en", en),
            ("pl", "a = { $y }\n"),
            ("de", "a = { $x }\nb = x\nc = x\n"),
            ("it", "a = { $x }\nb = y\n!!\n"),
        ];
        let found = faults(&all).join("\n");
        for part in ["pl: b is missing", "pl: a uses", "de: c is not in en", "it: cannot be read"] {
            assert!(found.contains(part), "{part}: {found}");
        }
    }
}
