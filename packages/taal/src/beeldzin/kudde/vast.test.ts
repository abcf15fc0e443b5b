import { describe, expect, it } from 'vitest'
import { makeBeeldzin } from '../beeldzin.ts'

/** Writes everything of a scene that a sentence, a painter or a referee goes by. */
function toText(adres: string): readonly string[] {
  const { zin = '', goed = '', tafereel } = makeBeeldzin(adres) ?? {}
  const dieren = tafereel?.dieren ?? []
  return [
    `${zin} = ${goed}`,
    (tafereel?.bakens ?? []).map(({ wat, kolom }) => `${wat} ${kolom}`).join(', '),
    ...dieren.map(({ id, kleur, maat, dracht, plek, cel, kijkt, houdingen }) =>
      [
        id,
        kleur,
        maat,
        ...dracht.map((stuk) => `${stuk.wat} ${stuk.kleur}`),
        plek,
        `${cel.kolom},${cel.rij}`,
        kijkt,
        houdingen.join(' '),
      ]
        .filter((deel) => deel !== undefined)
        .join(' | '),
    ),
  ]
}

/**
 * Scenes of version 1, as they are for ever: answers that pupils gave are judged by them again. Whoever sees this fail has changed
 * the herd, its words or the draws it stands on, and makes that change a `kudde@2` beside it; these lines stay.
 */
const VAST: Readonly<Record<string, string>> = {
  'kudde@1:0:1:jong': `
    de kleine leeuw = leeuw3
    water 0, boom 5, rots 10
    aap1 | klein | naast het water | 0,2 | rechts | rust
    leeuw1 | groot | naast het water | 2,2 | rechts | rust
    aap2 | klein | onder de boom | 5,1 | links | rust
    aap3 | groot | achter de rots | 12,0 | rechts | rust
    leeuw2 | groot | op de rots | 12,1 | links | rust
    leeuw3 | klein | achter de rots | 14,0 | links | rust`,
  'kudde@1:2026:2:jong': `
    de gele olifant naast het water = olifant1
    water 0, boom 5, rots 10
    leeuw1 | paars | pet groen | in het water | 1,1 | rechts | rust
    leeuw2 | geel | strik rood | naast het water | 1,2 | links | rust
    leeuw3 | paars | in het water | 2,1 | links | rust
    olifant1 | geel | naast het water | 2,2 | links | rust
    olifant2 | geel | in het water | 3,1 | rechts | rust
    olifant3 | paars | naast het water | 3,2 | rechts | rust
    olifant4 | paars | in het water | 4,1 | rechts | rust
    leeuw4 | geel | naast het water | 4,2 | rechts | rust`,
  'kudde@1:4294967295:3:jong': `
    de drinkende giraf = giraf3:drinkt
    rots 0, boom 5, water 10
    giraf1 | op de rots | 1,1 | links | rust slaapt slaapt rust
    slang1 | sjaal blauw | op de rots | 2,1 | links | slaapt rust danst slaapt
    giraf2 | voor de rots | 4,2 | links | springt slaapt rust springt
    olifant1 | onder de boom | 8,1 | rechts | slaapt rust slaapt slaapt
    slang2 | naast het water | 11,2 | rechts | slaapt drinkt rust slaapt
    leeuw1 | naast het water | 12,2 | links | springt drinkt rust springt
    giraf3 | strik geel | in het water | 14,1 | links | rust danst drinkt rust
    nijlpaard1 | naast het water | 14,2 | rechts | drinkt rust eet drinkt`,
  'kudde@1:31:1:oud': `
    de olifant die voor de tent staat = olifant3
    water 0, boom 5, rots 10, tent 15, struik 20
    olifant1 | bril rood | achter de tent | 15,0 | rechts | rust
    slang1 | bril groen | voor de tent | 15,2 | rechts | rust
    slang2 | paars | achter de tent | 16,0 | rechts | rust
    slang3 | geel | voor de tent | 16,2 | rechts | rust
    slang4 | achter de tent | 17,0 | links | rust
    olifant2 | bril groen | achter de tent | 18,0 | links | rust
    olifant3 | voor de tent | 18,2 | links | rust
    olifant4 | achter de tent | 19,0 | rechts | rust
    slang5 | voor de tent | 19,2 | links | rust`,
  'kudde@1:123456789:2:oud': `
    de kleinste van de twee leeuwen voor de rots = leeuw2
    boom 0, rots 5, struik 10, water 15, tent 20
    varken1 | geel | klein | op de rots | 5,1 | links | rust
    leeuw1 | groot | op de rots | 6,1 | links | rust
    varken2 | rood | groot | pet rood | voor de rots | 6,2 | rechts | rust
    varken3 | geel | groot | op de rots | 7,1 | rechts | rust
    leeuw2 | blauw | klein | masker blauw | voor de rots | 7,2 | rechts | rust
    leeuw3 | klein | op de rots | 8,1 | links | rust
    varken4 | rood | klein | pet rood | voor de rots | 8,2 | links | rust
    leeuw4 | blauw | groot | masker blauw | voor de rots | 9,2 | links | rust`,
  'kudde@1:7:3:oud': `
    de zingende giraf die geen strik draagt = giraf4:zingt
    water 0, boom 5, tent 10, struik 15, rots 20
    giraf1 | strik paars | in het water | 0,1 | links | rust springt zingt rust
    olifant1 | strik groen | onder de boom | 8,1 | rechts | rust eet slaapt rust
    olifant2 | bril groen | onder de boom | 9,1 | rechts | eet rust danst eet
    olifant3 | strik groen | achter de tent | 12,0 | links | danst rust springt danst
    giraf2 | masker geel | strik geel | achter de struik | 15,0 | rechts | zingt rust springt zingt
    giraf3 | muts rood | achter de struik | 17,0 | links | springt springt rust springt
    giraf4 | masker paars | muts groen | achter de struik | 19,0 | links | zingt rust danst zingt
    olifant4 | rood | hoed paars | op de rots | 24,1 | links | rust eet zingt rust`,
}

describe('version 1 of the herd', () => {
  it('gives what it always gave', () => {
    for (const [adres, tekst] of Object.entries(VAST))
      expect(toText(adres)).toEqual(
        tekst
          .trim()
          .split('\n')
          .map((regel) => regel.trim()),
      )
  })

  it('gives another scene for another seed, stage or face', () => {
    const [eerste, ...andere] = [
      'kudde@1:7:3:oud',
      'kudde@1:8:3:oud',
      'kudde@1:7:2:oud',
      'kudde@1:7:3:jong',
    ].map((adres) => toText(adres).join('\n'))
    for (const ander of andere) expect(ander).not.toBe(eerste)
  })
})
