import { syllables, type Weergave } from './lettergrepen.ts'
import { kernVan, scheidDeel } from './werkwoord-regels.ts'
import type { Werkwoord } from './werkwoord.ts'

/** Prefixes that stay a part by themselves, whatever letters follow. */
const VAST = /^(?:be|ge|ver|ont|her|er)/

/** Takes a part off the front of a form; '' where it does not begin so. */
const partAt = (vorm: string, deel: string): string => (vorm.startsWith(deel) ? deel : '')

/**
 * Returns the parts of a form of a verb. What stands before its stem is a part by itself, which the letters do not tell
 * (`be-schrijft`, `ver-telt`, `ont-houdt`).
 */
export function vormdelen(werkwoord: Werkwoord, vorm: string, weergave: Weergave): string[] {
  const los = partAt(vorm, scheidDeel(werkwoord))
  const naLos = vorm.slice(los.length)
  const ge = kernVan(werkwoord).startsWith('ge') ? '' : partAt(naLos, 'ge')
  const naGe = naLos.slice(ge.length)
  const vast = werkwoord.voorvoegsel === 'vast' ? (VAST.exec(naGe)?.[0] ?? '') : ''
  return [los, ge, vast, naGe.slice(vast.length)].flatMap((deel) =>
    deel === '' ? [] : syllables(deel, weergave).parts,
  )
}
