/** What a key does in the yard. */
export type Daad =
  | { readonly doe: 'loop'; readonly stap: 1 | -1 }
  | { readonly doe: 'spoor'; readonly nr: number }
  | { readonly doe: 'los' | 'wissel' | 'vertrek' }

const LOPEN: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}
const DADEN: Readonly<Record<string, Extract<Daad, { doe: 'los' | 'wissel' | 'vertrek' }>['doe']>> =
  {
    Backspace: 'los',
    w: 'wissel',
    v: 'vertrek',
  }

/** Returns what a key does; null for one that does nothing here. Digits are sidings. */
export function toetsDaad({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): Daad | null {
  if (ctrlKey || metaKey || altKey) return null
  const stap = LOPEN[key]
  if (stap) return { doe: 'loop', stap }
  if (/^\d$/.test(key)) return { doe: 'spoor', nr: key === '0' ? 9 : Number(key) - 1 }
  const doe = DADEN[key]
  return doe ? { doe } : null
}
