import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright-core'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import { makeToon } from '@letterhaven/testkit/toon'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bezoek, opnieuw } from './bezoek.ts'
import { openSpelVan } from './spellen/open.ts'
import { kind, metOmgeving, moet } from './omgeving.ts'
import { gehoord, praat } from './stem.ts'
import { isGoedGespeld, raamMet, vieseRamen, vieseWoorden } from '../rig/spellers/glazenwasser.ts'

const omgeving = metOmgeving()
const ROOT = path.resolve(import.meta.dirname, '..')
const voer = promisify(execFile)
const UITLEG = 'Kijk goed naar het woord.'

/** Records the media elements that the browser plays, through which every recorded sound is played. */
function listen(): void {
  const log: string[] = []
  Object.assign(globalThis, { gehoord: log })
  const speel = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
    for (const soort of ['playing', 'ended', 'error'])
      this.addEventListener(soort, () => log.push(`geluid ${soort}`), { once: true })
    return speel.call(this)
  }
}

/** Makes a device whose sounds never start. */
function holdGeluid(): void {
  const { gehoord: log } = globalThis as unknown as { gehoord: string[] }
  HTMLMediaElement.prototype.play = () => {
    log.push('geluid gevraagd')
    return new Promise(() => undefined)
  }
}

/** Opens the instruction of the game as a pupil of the seed, on a device that was prepared. */
async function openSpel(nummer: number, ...apparaat: readonly (() => void)[]): Promise<Bezoek> {
  const { stack, browser } = omgeving
  const bezoek = await opnieuw(browser)
  for (const maak of apparaat) await bezoek.context.addInitScript(maak)
  const account = kind(nummer)
  await openSpelVan(bezoek.page, { url: stack.url, account }, { spel: 'glazenwasser' })
  await vieseRamen(bezoek.page).first().waitFor()
  return bezoek
}

const uitleg = (page: Page): Locator => page.getByRole('dialog', { name: 'Zo speel je' })
const kaart = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Zo schrijf je het' })

/** The sponge at the window that was chosen. */
const spons = (page: Page): Locator => page.getByRole('button', { name: 'Wassen', exact: true })

/** Chooses a window with a wrong word, which one press on its sponge washes. */
async function chooseFout(page: Page): Promise<void> {
  const fouten = async () => (await vieseWoorden(page)).filter((woord) => !isGoedGespeld(woord))
  await expect.poll(async () => (await fouten()).length).toBeGreaterThan(0)
  const fout = moet((await fouten())[0], 'fout woord')
  await raamMet(page, fout).press('Enter')
  await spons(page).waitFor()
}

/** Adds recordings as an office does, from the command line. */
const add = (...args: readonly string[]) =>
  voer(process.execPath, [path.join(ROOT, 'tooling/geluid-toevoegen.ts'), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...omgeving.stack.env },
  })

describe('on a device without a Dutch voice', () => {
  it('the game and the house say so, and show the sounds of a word that nobody can say', async () => {
    const { page, context, klachten } = await openSpel(31, listen)
    await uitleg(page).getByText('Dit apparaat kan niet voorlezen').waitFor()
    await page.getByRole('button', { name: 'Spelen!' }).click()
    await chooseFout(page)
    await spons(page).press('Enter')
    const stukken = kaart(page).locator('.lhs-stukken > i')
    await stukken.first().waitFor()
    const goed = (await stukken.allTextContents()).join('')
    expect(isGoedGespeld(goed)).toBe(true)
    expect(await gehoord(page)).toEqual([])
    await page.goto(page.url().split('/taken/')[0] ?? '')
    await page.getByRole('button', { name: 'Dit apparaat kan niet voorlezen' }).waitFor()
    const voorbeeld = page.locator('.voorbeeld').first()
    await voorbeeld.click()
    await voorbeeld.locator('.lhs-stukken').waitFor()
    expect(await gehoord(page)).toEqual([])
    expect(klachten).toEqual([])
    await context.close()
  })
})

describe('with recordings', () => {
  const map = mkdtempSync(path.join(os.tmpdir(), 'lh-geluid-'))

  beforeAll(async () => {
    const rijen = await omgeving.stack.query<{ categorieen: string[] }>(
      'select categorieen from somvenster where leerling_id = any ($1)',
      [[kind(32).userId, kind(33).userId]],
    )
    const codes = new Set(rijen.flatMap(({ categorieen }) => categorieen))
    for (const { w, focus } of await woordenTotEnMet(8))
      if (codes.has(focus)) writeFileSync(path.join(map, `${w}.wav`), makeToon())
    await add(map)
    const zin = path.join(map, 'zin.wav')
    writeFileSync(zin, makeToon(660))
    await add('--tekst', UITLEG, zin)
  })
  afterAll(() => rmSync(map, { recursive: true }))

  it('a sound that is none, or says what is not ours, is refused and named', async () => {
    const nep = path.join(map, 'nep.wav')
    writeFileSync(nep, '<p>geen geluid</p>')
    try {
      for (const args of [[nep], ['--tekst', UITLEG, nep]])
        await expect(add(...args)).rejects.toMatchObject({
          code: 1,
          stdout: expect.stringMatching(/^✗ .*nep\.wav: Dit is geen/),
        })
    } finally {
      rmSync(nep)
    }
  })

  it('the instruction and a corrected word are heard on a device without a voice', async () => {
    const { page, context, klachten } = await openSpel(32, listen)
    await uitleg(page).getByRole('button', { name: 'Voorlezen', exact: true }).waitFor()
    await expect.poll(() => gehoord(page)).toEqual(['geluid playing', 'geluid ended'])
    // Sounds that were fetched ahead no longer need a network.
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Spelen!' }).click()
    await chooseFout(page)
    const voor = (await gehoord(page)).length
    await spons(page).press('Enter')
    await kaart(page).waitFor()
    await expect
      .poll(async () => (await gehoord(page)).slice(voor))
      .toEqual(['geluid playing', 'geluid ended'])
    expect(await kaart(page).locator('.lhs-stukken').count()).toBe(0)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('a word is shown in parts where its voice and then its sound were asked for, and neither began', async () => {
    const { page, context, klachten } = await openSpel(33, praat, holdGeluid)
    await page.getByRole('button', { name: 'Spelen!' }).click()
    await chooseFout(page)
    await page.evaluate(() => {
      const waar = globalThis as unknown as { gehoord: string[]; hangt: boolean }
      waar.gehoord.length = 0
      waar.hangt = true
    })
    await spons(page).press('Enter')
    await kaart(page).locator('.lhs-stukken').waitFor()
    const [woord, ...rest] = await gehoord(page)
    expect(woord).toMatch(/^stem /)
    expect(isGoedGespeld(moet(woord, 'woord').replace('stem ', ''))).toBe(true)
    expect(rest[0]).toBe('geluid gevraagd')
    expect(klachten).toEqual([])
    await context.close()
  })
})
