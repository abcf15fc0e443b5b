/**
 * Makes the browser and the device keyboard leave a field alone: nothing is corrected, capitalised, suggested,
 * completed or underlined. Every text field starts this way, because nearly all of them take words to be spelled,
 * names, secrets and codes. A field for prose undoes it.
 */
export const ZOALS_GETYPT = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  writingsuggestions: 'false',
} as const
