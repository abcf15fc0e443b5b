import type { KeyboardEvent } from 'react'
import type { Input } from './rules.ts'
import type { Zinwerk } from './zin.ts'

const MARK = /^[.,?!’]$/

/** Returns where a key puts the caret; null for one that does not. */
function plekVan(key: string, { plek, regel }: Zinwerk): number | null {
  switch (key) {
    case 'ArrowLeft':
      return plek - 1
    case 'ArrowRight':
      return plek + 1
    case 'Home':
    case 'ArrowUp':
      return 0
    case 'End':
    case 'ArrowDown':
      return regel.length
    default:
      return null
  }
}

type Druk = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Returns what a key does that only a sentence knows: it puts a mark, or goes through the line; null for any other. */
export function zinToets({ key, ctrlKey, metaKey, altKey }: Druk, zin: Zinwerk): Input | null {
  if (metaKey || ctrlKey !== altKey) return null
  if (MARK.test(key)) return { type: 'teken', teken: key }
  const plek = plekVan(key, zin)
  return plek === null ? null : { type: 'plek', plek }
}
