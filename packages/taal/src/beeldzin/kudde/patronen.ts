import type { Gezicht, Trap } from '../adres.ts'

/**
 * Every sentence of the herd, to be read by a person. What stands in brackets is filled in by `opdracht.ts`; the rest is said as it
 * stands. The number says how often a pattern comes, beside the others of its list. 'Die' and 'dat' stand right behind the
 * animal: behind something worn or a place they could be said of that.
 */
export const PATRONEN: Readonly<
  Record<`${Gezicht}${Trap}`, readonly (readonly [gewicht: number, patroon: string])[]>
> = {
  jong1: [
    [3, '[lid] [kleur] [soort]'],
    [2, '[lid] [soort] met [dracht]'],
    [1, '[lid] [maat] [soort]'],
  ],
  jong2: [
    [3, '[lid] [kleur] [soort] [plek]'],
    [3, '[lid] [soort] met [dracht] [plek]'],
    [1, '[lid] [maat] [soort] [plek]'],
    [3, '[lid] [soort] met [kleurdracht]'],
    [2, '[lid] [soort] met [kleurdracht] [plek]'],
    [1, '[lid] [kleur] [soort] met [dracht]'],
  ],
  jong3: [
    [4, '[lid] [soort] [die] [doet]'],
    [2, '[lid] [doende] [soort]'],
    [2, '[lid] [kleur] [soort] [die] [doet]'],
    [3, '[lid] [soort] [die] [plek] [doet]'],
    [2, '[lid] [doende] [soort] met [dracht]'],
  ],
  oud1: [
    [2, '[lid] [soort] [die] [eenkleurdracht] draagt'],
    [3, '[lid] [soort] [die] [geendracht] draagt'],
    [2, '[lid] [soort] [die] [nietplek] [rust]'],
    [2, '[lid] [uiterste] van de [aantal] [soorten]'],
    [1, '[lid] [soort] [die] [plek] [rust]'],
  ],
  oud2: [
    [2, '[lid] [soort] [die] [eenkleurdracht] draagt en [plek] [rust]'],
    [2, '[lid] [soort] [die] [eenkleurdracht] draagt , maar [nietplek] [rust]'],
    [3, '[lid] [soort] [die] [plek] [rust] en [geendracht] draagt'],
    [1, '[lid] [kleur] [soort] [die] [eendracht] draagt en [plek] [rust]'],
    [1, '[lid] [maat] [soort] [die] [eenkleurdracht] draagt en [plek] [rust]'],
    [2, '[lid] [soort] [die] wel [eendracht] maar [geendracht] draagt'],
    [1, '[lid] [soort] [die] [plek] [rust] en wel [eendracht] maar [geendracht] draagt'],
    [3, '[lid] [uiterste] van de [aantal] [soorten] [plek]'],
  ],
  oud3: [
    [2, '[lid] [soort] [die] met [eenkleurdracht] op [plek] [doet]'],
    [2, '[lid] [soort] [die] [eenkleurdracht] draagt en [plek] [doet]'],
    [2, '[lid] [doende] [soort] [die] [geendracht] draagt'],
    [2, '[lid] [soort] [die] [doet] en [geendracht] draagt'],
    [2, '[lid] [maat] [soort] [die] [plek] [doet]'],
    [2, '[lid] [doende] [soort] met [kleurdracht] [plek]'],
    [2, '[lid] [kleur] [soort] [die] [doet] met [drachtaan]'],
    [2, '[lid] [soort] [die] [doet] , maar niet [elders]'],
  ],
}
