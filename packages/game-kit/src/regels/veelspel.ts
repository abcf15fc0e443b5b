import type { GameInput, HostInput, Rules } from './contract.ts'
import { botVorm } from './bot-vorm.ts'
import { countAfVan } from './af.ts'
import { isHostInput } from './ronde.ts'
import type { VeelBeurt, VeelSpel, VeelStaat } from './veel.ts'
import { beurtOp, openBeurten, Veelverloop, type Stap } from './veelverloop.ts'

/** Changes with the shape of what is kept beside a game's own part. */
const VEEL_VORM = 2

/**
 * Makes the rules of a game that asks many words at once, answered in any order: every word ends exactly once, a mistake is
 * mended at its place while the others go on, and the taak ends when nothing hangs any more.
 */
export function makeVeelRules<O, I extends GameInput>(
  spel: VeelSpel<O, I>,
): Rules<VeelStaat<O>, I> {
  const verloop = new Veelverloop(spel)

  function vanHost(staat: VeelStaat<O>, input: HostInput): Stap<O> {
    switch (input.type) {
      case 'begin':
        return staat.begonnen ? [staat, []] : verloop.ask({ ...staat, begonnen: true })
      case 'tick':
        return verloop.tik(staat, input.ms)
      case 'opgave':
        return verloop.opgave(staat, input)
      case 'leeg':
        return verloop.leeg(staat)
    }
  }
  /** A bot finishes what it began before it turns to the next place. */
  const beurtVan = (staat: VeelStaat<O>): VeelBeurt<O> | null =>
    beurtOp(staat, staat.actief) ?? openBeurten(staat)[0] ?? null

  const { record } = spel
  return {
    vorm: VEEL_VORM * 1000 + (spel.vorm ?? 1),
    init: (exercise) => verloop.begin(exercise),
    step: (staat, input) => {
      if (staat.fase === 'klaar') return [staat, []]
      return isHostInput(input) ? vanHost(staat, input) : verloop.handle(staat, input as I)
    },
    done: ({ fase }) => fase === 'klaar',
    bot: (staat, skill) => {
      const beurt = beurtVan(staat)
      if (!beurt) return null
      const { item, poging, plek } = beurt
      const keus = { goed: spel.goed(beurt), vormen: spel.vormen?.(beurt), skill }
      return spel.naar(beurt, botVorm(item, keus, { rng: staat.rng, poging, plek }))
    },
    beurt: (staat) => {
      const beurt = beurtVan(staat)
      if (!beurt) return null
      const vormen = spel.vormen?.(beurt)
      const { item, poging } = beurt
      return {
        itemId: item.id,
        poging,
        ...(vormen === undefined ? {} : { vormen }),
        goed: spel.goed(beurt),
      }
    },
    naar: (staat, vorm) => {
      const beurt = beurtVan(staat)
      return beurt && spel.naar(beurt, vorm)
    },
    need: (staat) => ({
      zin: `${spel.zin(staat)} Je bent klaar met ${countAfVan(staat)} van de ${staat.aantal}.`,
    }),
    gok: spel.gok,
    ...(record ? { record: (staat) => record(staat) } : {}),
  }
}
