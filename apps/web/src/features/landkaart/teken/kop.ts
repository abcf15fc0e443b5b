import { INKT, PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import { KOPPEN, type Dier, type Kop, type OorVorm } from '@letterhaven/game-kit/keuzen/koppen'
import { dOvaal, kleurvlak, lijn, makeDoek, op, vlak, type Doek } from './kit.ts'

/** One ear at the right; the left one is its mirror image. */
const OREN: Record<OorVorm, readonly [buiten: string, binnen: string]> = {
  rond: [dOvaal([26, -30], 15), dOvaal([26, -30], 8)],
  groot: [dOvaal([31, -30], 21), dOvaal([31, -30], 12)],
  spits: ['M10 -34L36 -58Q44 -30 36 -14Z', 'M20 -36L33 -48Q37 -32 32 -22Z'],
  lang: ['M8 -34Q4 -84 22 -88Q36 -80 28 -30Z', 'M15 -38Q13 -72 21 -76Q28 -70 23 -36Z'],
  hang: ['M22 -38Q50 -40 48 -6Q44 6 34 -4Z', 'M30 -30Q42 -28 42 -10Q38 -4 34 -10Z'],
  bult: [dOvaal([20, -36], 13), dOvaal([20, -38], 8)],
  kuif: ['M-6 -40Q0 -62 8 -56Q6 -48 10 -40Z', 'M0 -44Q2 -52 4 -50Q4 -46 4 -44Z'],
}

const spiegel = (inhoud: string): string => `${inhoud}<g transform="scale(-1 1)">${inhoud}</g>`

function merken(dier: Dier): string {
  const { merken: soorten, merkKleur } = KOPPEN[dier]
  const delen: Partial<Record<string, string>> = {
    wangen: spiegel(kleurvlak('M4 22Q8 2 40 -2Q40 26 8 35Q3 30 4 22Z', merkKleur)),
    oogvlek: kleurvlak(dOvaal([17, -4], 14, 16), merkKleur),
    strepen: lijn('M-7 -38l3 12m11 -12l-3 12M0 -40v14', merkKleur, 4),
    vlekken: spiegel(kleurvlak(dOvaal([17, -2], 12, 14), merkKleur)),
    buik: kleurvlak('M-36 8Q0 26 36 8Q30 33 0 34Q-30 33 -36 8Z', merkKleur),
    snorharen: spiegel(lijn('M26 12l16 -3m-16 8l15 4', merkKleur, 2)),
  }
  return soorten.map((soort) => delen[soort] ?? '').join('')
}

/** Nose and mouth; a chick has a beak, a pig a snout, and a frog only its wide mouth. */
function neus({ neus: vorm, neusKleur }: Kop): string {
  const mond = lijn('M-8 21q4 5 8 0q4 5 8 0', INKT, 2.6)
  if (vorm === 'geen')
    return lijn('M-20 14q20 16 40 0', INKT, 3.2) + spiegel(kleurvlak(dOvaal([3.5, 5], 1.6), INKT))
  if (vorm === 'snavel')
    return vlak('M-13 10Q0 2 13 10Q6 24 0 24Q-6 24 -13 10Z', neusKleur, 'stroke-width="2.6"')
  if (vorm === 'snuit')
    return (
      vlak(dOvaal([0, 13], 15, 10.5), neusKleur, 'stroke-width="2.6"') +
      spiegel(kleurvlak(dOvaal([5, 13], 2.4, 3.4), INKT, 0.75)) +
      lijn('M-6 28q6 4 12 0', INKT, 2.6)
    )
  const wit =
    vorm === 'ovaal'
      ? vlak(dOvaal([0, 11], 8.5, 9), neusKleur, 'stroke="none"')
      : kleurvlak('M-7 8q7 -5 14 0q-2 8 -7 9q-5 -1 -7 -9Z', neusKleur)
  return wit + (vorm === 'ovaal' ? lijn('M-8 23q4 5 8 0q4 5 8 0', INKT, 2.6) : mond)
}

/** Eyes shut and the mouth wide open. */
const gaap = ({ neus: vorm, neusKleur }: Kop, oog: string): string =>
  [
    spiegel(lijn('M9 -4q7 7 14 0', oog, 3.4)),
    vlak(dOvaal([0, 22], 9, 10.5), '#7a2c4c', 'stroke-width="2.6"'),
    kleurvlak(dOvaal([0, 27], 5.5, 4.5), '#ff8da3'),
    vorm === 'geen'
      ? ''
      : vlak(dOvaal([0, 8], vorm === 'snuit' ? 12 : 7, 5), neusKleur, 'stroke="none"'),
  ].join('')

const wakker = (kop: Kop, oog: string): string =>
  spiegel(
    kleurvlak(dOvaal([16, -4], 4.6, 5.6), oog) +
      kleurvlak(dOvaal([16.8, -5], 2), oog === INKT ? '#ffffff' : INKT),
  ) +
  spiegel(kleurvlak(dOvaal([29, 12], 6, 4), '#ff8da3', 0.55)) +
  neus(kop)

/** An animal's head, seen from the front; the middle of the face is [0, 0], about 90 wide. */
export function kop(doek: Doek, dier: Dier, moe = false): string {
  const dit = KOPPEN[dier]
  const { vacht, oor, oorKleur = vacht, oorBinnen, snuit } = dit
  const [buiten, binnen] = OREN[oor]
  const oog = dit.merken.includes('vlekken') ? PAPIER : INKT
  const oren = spiegel(vlak(buiten, doek.verf(oorKleur)) + kleurvlak(binnen, oorBinnen))
  const isVoor = oor === 'hang'
  return [
    isVoor ? '' : oor === 'kuif' ? vlak(buiten, doek.verf(oorBinnen)) : oren,
    vlak('M-42 0Q-42 -42 0 -42T42 0Q42 36 0 36T-42 0Z', doek.verf(vacht)),
    merken(dier),
    snuit ? kleurvlak(dOvaal([0, 18], 19, 14), snuit) : '',
    (moe ? gaap : wakker)(dit, oog),
    isVoor ? oren : '',
  ].join('')
}

/** Draws the head alone, for the name plate; tired after much play. */
export function drawKop(dier: Dier, moe = false): string {
  const doek = makeDoek()
  return doek.klaar(
    110,
    110,
    KOPPEN[dier].oor === 'lang'
      ? op([55, 76], kop(doek, dier, moe), { schaal: 0.84 })
      : op([55, 66], kop(doek, dier, moe)),
  )
}
