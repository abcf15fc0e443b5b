import { readFileSync } from 'node:fs'
import { loadRules } from '../src/taalregels/laad.ts'
import { woordenTotEnMet } from '../src/woorden.ts'
import { breekAf } from './afbreken.ts'
import { readHerzien, perWoord } from './herzien.ts'
import type { KandidaatBronnen } from './kandidaten.ts'
import { readLijst } from './lijst.ts'
import { loadSpelling } from './spelling.ts'

const PLAATJES = '../../../node_modules/@iconify-json/fluent-emoji-flat/icons.json'

/** Returns the names in the set of pictures. */
export function readPlaatjes(): Set<string> {
  const set = JSON.parse(readFileSync(new URL(PLAATJES, import.meta.url), 'utf8')) as {
    icons: Record<string, unknown>
  }
  return new Set(Object.keys(set.icons))
}

/** Loads everything that the gates look things up in, including the rules of the language. */
export async function loadBronnen(): Promise<KandidaatBronnen> {
  await loadRules()
  return {
    spelling: await loadSpelling(),
    noordelijk: readLijst('noordelijk.txt'),
    afbreken: breekAf,
    herzien: perWoord(readHerzien()),
    corpus: await woordenTotEnMet(8),
    plaatjes: readPlaatjes(),
  }
}
