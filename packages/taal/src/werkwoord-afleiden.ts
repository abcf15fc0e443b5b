import { splitScheidbaar, vastVoorvoegselVan } from './werkwoord-stam.ts'
import type { Werkwoord } from './werkwoord.ts'

function metLosDeel(kern: Werkwoord, deel: string): Werkwoord | undefined {
  if (kern.vd === undefined || kern.voorvoegsel === 'scheidbaar') return undefined
  const { infinitief, vd } = kern
  return { ...kern, infinitief: deel + infinitief, vd: deel + vd, voorvoegsel: 'scheidbaar' }
}

function metPrefix(kern: Werkwoord, prefix: string): Werkwoord | undefined {
  const { infinitief, stam, stamOok, vt, vtOok, vd = '', tt, voorvoegsel } = kern
  if (tt || voorvoegsel || !vd.startsWith('ge')) return undefined
  return {
    ...kern,
    infinitief: prefix + infinitief,
    stam: prefix + stam,
    ...(stamOok === undefined ? {} : { stamOok: prefix + stamOok }),
    vt: { enkel: prefix + vt.enkel, meer: prefix + vt.meer },
    ...(vtOok === undefined ? {} : { vtOok: prefix + vtOok }),
    vd: prefix + vd.slice('ge'.length),
    voorvoegsel: 'vast',
  }
}

/**
 * Derives a verb from a reviewed one with a part before it, so that it keeps its strong forms: `weglopen` (liep weg,
 * weggelopen), `bekijken` (bekeek, bekeken). Returns undefined where no reviewed verb remains, or that verb takes no such part.
 */
export function leidAf(
  infinitief: string,
  werkwoorden: readonly Werkwoord[],
): Werkwoord | undefined {
  const search = (kern: string): Werkwoord | undefined =>
    werkwoorden.find((werkwoord) => werkwoord.infinitief === kern)
  const { deel, kern } = splitScheidbaar(infinitief)
  const los = deel === '' ? undefined : search(kern)
  if (los) return metLosDeel(los, deel)
  const prefix = vastVoorvoegselVan(infinitief)
  const vast = prefix === '' ? undefined : search(infinitief.slice(prefix.length))
  return vast && metPrefix(vast, prefix)
}
