import type { Staat } from '@letterhaven/adaptief'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadInhoud, type Inhoud } from '../inhoud.ts'
import { jaarNiveau } from './jaar-niveau.service.ts'
import { beginStaat } from './staat.service.ts'

const LEERLING = '5b2b6a56-0a3f-4d7e-9c53-3f0f2c1d0a11' as string as LeerlingId
const VANDAAG = 20_423
const VEEL = 20
const GETYPT = { t: VANDAAG, guess: 0, source: 'practice', place: 'school' } as const

let inhoud: Inhoud
let gespeld: Staat
beforeAll(async () => {
  inhoud = await loadInhoud()
  gespeld = answer(beginStaat(inhoud, { id: LEERLING, jaargroep: 5, dyslexie: false }), 'au', true)
})

/** Answers opgaven of a category, all right or all wrong. */
function answer(staat: Staat, categorie: string, correct: boolean): Staat {
  const opgaven = inhoud.catalogus.woorden.filter((een) => een.categorie === categorie)
  expect([categorie, opgaven.length >= VEEL]).toEqual([categorie, true])
  return opgaven
    .slice(0, VEEL)
    .reduce((na, { id }) => inhoud.engine.update(na, id, { correct, ...GETYPT }), staat)
}

const niveau = (staat: Staat) => jaarNiveau(inhoud, staat, VANDAAG)

describe('the level of a pupil', () => {
  it('is that of spelling: what is read, understood or conjugated moves it by nothing', () => {
    const voor = niveau(gespeld)
    expect(voor).not.toBeNull()
    for (const code of ['lees-4', 'zinnen-3', 'tekst-3', 'tekens-3', 'ww-tt'])
      expect([code, niveau(answer(gespeld, code, false))]).toEqual([code, voor])
    // Decoy: another category of spelling moves it.
    expect(niveau(answer(gespeld, 'ou', false))).not.toEqual(voor)
  })

  it('is not told of somebody who did not spell yet', () => {
    const begin = beginStaat(inhoud, { id: LEERLING, jaargroep: 5, dyslexie: false })
    expect(niveau(answer(begin, 'ww-tt', true))).toBeNull()
  })
})
