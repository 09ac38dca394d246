import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "src/lib/wire/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // The parser compiles one component at a time: an imported one, and with it whatever comes out of its callbacks, snippets and
      // `bind:this`, is `any` to it. svelte-check knows these types and judges them.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { name: "@testing-library/svelte", message: "src/rendering.ts also takes away what was rendered." },
      ],
    },
  },
  // Plain JavaScript (this file, Svelte's settings) has no types to look at.
  { files: ["**/*.js"], ...ts.configs.disableTypeChecked },
  {
    rules: {
      // The compiler knows better: types and svelte-check find unknown names.
      "no-undef": "off",
      // `x == null` asks for both kinds of nothing.
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Maps and sets are replaced as a whole ($state.raw), never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      // Our router's addresses are plain paths; there is no SvelteKit to resolve them.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
);
