import { createPrivateKey } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openOwnKeys } from './keys.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lh-keys-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe("an installation's own keys", () => {
  it('are made once and found again', async () => {
    const made = await openOwnKeys(dataDir)
    const found = await openOwnKeys(dataDir)
    expect(found).toEqual(made)
    expect(createPrivateKey(made.signingKeyPem).asymmetricKeyDetails?.modulusLength).toBe(3072)
    expect(made.geheimKey).toHaveLength(32)
  })

  it('can be read by their owner alone, and leave no half file behind', async () => {
    await openOwnKeys(dataDir)
    const folder = path.join(dataDir, 'sleutels')
    const names = await readdir(folder)
    expect(names.toSorted()).toEqual(['leerlinggeheimen.key', 'ondertekening.pem'])
    for (const name of names) {
      const { mode } = await stat(path.join(folder, name))
      expect(mode & 0o077).toBe(0)
    }
    expect((await stat(folder)).mode & 0o077).toBe(0)
  })

  it('are not replaced by others when they cannot be read', async () => {
    await writeFile(path.join(dataDir, 'sleutels'), 'a file where the folder should be')
    await expect(openOwnKeys(dataDir)).rejects.toThrow(/EEXIST|ENOTDIR/)
  })
})
