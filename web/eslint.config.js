import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "dist", "src/lib/api/types.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    rules: {
      "no-undef": "off",
      // The compiler says so too (noUnusedLocals, noUnusedParameters), in a fraction of the time.
      "@typescript-eslint/no-unused-vars": "off",
      "max-lines": ["error", { max: 400 }],
      "@typescript-eslint/no-explicit-any": "error",
      "svelte/no-at-html-tags": "error",
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
