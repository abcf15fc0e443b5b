/** What a key does at a train without its marks. */
export type TekenDaad =
  | { readonly doe: 'loop'; readonly stap: 1 | -1 }
  | { readonly doe: 'hang'; readonly teken: string }
  | { readonly doe: 'wis' | 'vertrek' }

const LOPEN: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}
/** The signs as keys write them: a double quote opens, a single one closes. */
const TEKENS: Readonly<Record<string, string>> = {
  '.': '.',
  '?': '?',
  ',': ',',
  ':': ':',
  '"': '‘',
  "'": '’',
  '‘': '‘',
  '’': '’',
}

/** Returns what a key does; null for one that does nothing here. */
export function tekenDaad({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): TekenDaad | null {
  if (ctrlKey || metaKey || altKey) return null
  const stap = LOPEN[key]
  if (stap) return { doe: 'loop', stap }
  const teken = TEKENS[key]
  if (teken !== undefined) return { doe: 'hang', teken }
  if (key === 'Backspace') return { doe: 'wis' }
  return key === 'v' ? { doe: 'vertrek' } : null
}
