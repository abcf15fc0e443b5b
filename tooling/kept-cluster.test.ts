import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepCluster, keptName, takeCluster } from './kept-cluster.ts'

let map: string
beforeEach(() => {
  map = mkdtempSync(path.join(os.tmpdir(), 'bewaard-'))
})
afterEach(() => rmSync(map, { recursive: true, force: true }))

/** Makes a data folder as a database leaves it. */
function dataDir(naam: string, inhoud: string): string {
  const dir = path.join(map, naam)
  mkdirSync(path.join(dir, 'pg18/base'), { recursive: true })
  writeFileSync(path.join(dir, 'pg18/base/1'), inhoud)
  writeFileSync(path.join(dir, 'pg18-wachtwoord'), 'geheim')
  writeFileSync(path.join(dir, 'pg18-log'), 'veel')
  return dir
}

const leeg = (naam: string): string => {
  const dir = path.join(map, naam)
  mkdirSync(dir)
  return dir
}

describe('a cluster that is kept', () => {
  it('comes back whole under its own name, and under no other', () => {
    const home = path.join(map, 'home')
    keepCluster(home, 'een', dataDir('oud', 'alles'))
    const terug = leeg('terug')
    expect(takeCluster(home, 'een', terug)).toBe(true)
    expect(readFileSync(path.join(terug, 'pg18/base/1'), 'utf8')).toBe('alles')
    expect(readFileSync(path.join(terug, 'pg18-wachtwoord'), 'utf8')).toBe('geheim')
    expect(existsSync(path.join(terug, 'pg18-log'))).toBe(false)
    expect(takeCluster(home, 'twee', leeg('niets'))).toBe(false)
  })

  it('stands alone: the one before it goes, and the first of two with one name stays', () => {
    const home = path.join(map, 'home')
    keepCluster(home, 'een', dataDir('a', 'a'))
    keepCluster(home, 'twee', dataDir('b', 'b'))
    keepCluster(home, 'twee', dataDir('c', 'c'))
    expect(takeCluster(home, 'een', leeg('x'))).toBe(false)
    const terug = leeg('y')
    expect(takeCluster(home, 'twee', terug)).toBe(true)
    expect(readFileSync(path.join(terug, 'pg18/base/1'), 'utf8')).toBe('b')
  })

  it('is not kept where a part of it is missing', () => {
    const half = leeg('half')
    mkdirSync(path.join(half, 'pg18'))
    keepCluster(path.join(map, 'home'), 'een', half)
    expect(takeCluster(path.join(map, 'home'), 'een', leeg('z'))).toBe(false)
  })
})

describe('its name', () => {
  it('is another on another day and after a change of what plants it, and the same after a change of a test', () => {
    const root = leeg('root')
    const bron = path.join(root, 'apps/api/src/seed/plan.ts')
    mkdirSync(path.dirname(bron), { recursive: true })
    writeFileSync(bron, 'export const een = 1')
    const naam = () => keptName(root, '2026-11-27')
    const eerst = naam()
    expect(keptName(root, '2026-11-28')).not.toBe(eerst)
    writeFileSync(path.join(path.dirname(bron), 'plan.test.ts'), 'it')
    expect(naam()).toBe(eerst)
    cpSync(bron, path.join(path.dirname(bron), 'nog-een.ts'))
    expect(naam()).not.toBe(eerst)
  })
})
