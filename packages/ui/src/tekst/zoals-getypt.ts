/**
 * What the browser and the keyboard of a device leave alone in a field: nothing is corrected, given a capital, guessed,
 * finished or underlined. Every field for text begins so, since nearly all of them take words to be spelled, names,
 * secrets and codes; one for prose takes it back.
 */
export const ZOALS_GETYPT = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  writingsuggestions: 'false',
} as const
