/** What is fetched after the first board: panels of later questions, the card about a province, examples, the text form. */
export { default as PlaceCard } from "./board/PlaceCard.svelte";
export { default as LastThrow } from "./dock/battle/LastThrow.svelte";
export { default as OutPanel } from "./dock/panels/OutPanel.svelte";
export { default as QuestionPanel } from "./dock/panels/QuestionPanel.svelte";
export { advice } from "./learn/advice";
export { tries } from "./learn/example";
export { default as ExampleNotes } from "./learn/ExampleNotes.svelte";
export { text } from "./words/text";
