import type { Page } from 'playwright-core'

/** How a bare canvas is drawn: as large as the picture of a game, with a few small things that move. */
const KAAL = { breed: 1280, hoog: 800, dingen: 6, maat: 120, duurMs: 4_000 } as const

/** Draws a canvas on which a few discs sway, and returns the ms between its frames; runs in the page. */
async function drawKaal({
  breed,
  hoog,
  dingen,
  maat,
  duurMs,
}: typeof KAAL): Promise<readonly number[]> {
  const makeDoek = (w: number, h: number) => {
    const doek = document.createElement('canvas')
    Object.assign(doek, { width: w, height: h })
    return { doek, g: doek.getContext('2d', { alpha: false }) }
  }
  const { doek, g } = makeDoek(breed, hoog)
  const schijf = makeDoek(maat, maat)
  if (!g || !schijf.g) throw new Error('no 2d context')
  schijf.g.fillStyle = '#fff'
  schijf.g.arc(maat / 2, maat / 2, maat / 2, 0, Math.PI * 2)
  schijf.g.fill()
  document.body.append(doek)
  const duren: number[] = []
  const begin = await new Promise(requestAnimationFrame)
  for (let vorige = begin; vorige - begin < duurMs;) {
    const nu = await new Promise(requestAnimationFrame)
    duren.push(nu - vorige)
    vorige = nu
    for (let nr = 0; nr < dingen; nr += 1) {
      const x = maat / 2 + (nr * (breed - maat)) / dingen + Math.sin(nu / 300 + nr) * 20
      g.drawImage(schijf.doek, Math.round(x), ((nr % 3) + 1) * (hoog / 4))
    }
  }
  return duren
}

/**
 * Measures what this machine draws of the least that a game can be, in ms between frames. A browser without a GPU copies
 * the whole canvas for every frame, however little changed in it: that is the ceiling of every game.
 */
export const measureKaal = (page: Page): Promise<readonly number[]> => page.evaluate(drawKaal, KAAL)
