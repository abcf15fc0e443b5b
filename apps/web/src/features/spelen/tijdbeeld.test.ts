import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SPELLEN } from '@letterhaven/games/laad'

// A game brings shapes and asks for a size of text, which a browser alone has. Nothing is drawn or measured here.
vi.stubGlobal('Path2D', class {})
const GELADEN = await Promise.all(
  Object.values(SPELLEN).map(async (load) => {
    const module = await load()
    return [module.manifest.id, module, await loadVoorraad(module.manifest)] as const
  }),
)
beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'nl-NL' } })
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** Returns what is on the screen in a state, but for the picture. */
const paint = ({ Layer }: GameModule, state: unknown): string =>
  renderToStaticMarkup(
    createElement(Layer, {
      state,
      send: () => undefined,
      maat: { w: 1024, h: 768 },
      rustig: false,
      hand: 'gewoon',
      letter: 'gewoon',
      stem: true,
    }),
  )

/** Nobody does anything for so long, in steps of so many ms: longer than anything takes that goes by itself. */
const [STAPPEN, STAP_MS] = [50, 250] as const
/** One in so many moves of a bot is looked at, of so many. */
const [OM_DE, ZETTEN] = [4, 80] as const

describe.each(GELADEN)('%s', (_, module, items) => {
  const { rules } = module

  /** Lets time pass from a state on, and counts how often that changed the screen of who hears nothing, or only what is told. */
  function watch(begin: unknown, hears: boolean): number {
    let state = begin
    let beeld = paint(module, state)
    let tijd = rules.tijdbeeld?.(state)
    let stil = 0
    for (let n = 0; n < STAPPEN; n += 1) {
      const [na, events] = rules.step(state, { type: 'tick', ms: STAP_MS })
      const [nu, toen] = [paint(module, na), rules.tijdbeeld?.(na)]
      const isGezegd = hears && (events.length > 0 || toen !== tijd)
      if (nu !== beeld && !isGezegd) stil += 1
      state = na
      beeld = nu
      tijd = toen
    }
    return stil
  }

  it('changes nothing on the screen by time alone without telling, so that what is seen is what is judged', () => {
    let zet = 0
    const telling = { ongezegd: 0, doof: 0 }
    const meegekeken: typeof rules = {
      ...rules,
      bot: (state, ...rest) => {
        if (zet++ % OM_DE === 0) {
          telling.ongezegd += watch(state, true)
          telling.doof += watch(state, false)
        }
        return rules.bot(state, ...rest)
      },
    }
    playWithBot({ rules: meegekeken, items }, { seed: 2, skill: 0.6 }, { maxZetten: ZETTEN })
    expect(telling.ongezegd).toBe(0)
    // Decoy: there is much that time changes, and who hears nothing is shown what was.
    expect(telling.doof).toBeGreaterThan(0)
  })
})
