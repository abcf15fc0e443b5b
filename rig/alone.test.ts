import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { alone } from './alone.ts'
import { ROOT } from './run.ts'

describe('work that must be alone', () => {
  it('is done one after the other', async () => {
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await pause(20)
      order.push(`${name} ends`)
    }
    await Promise.all([alone('proef', work('a')), alone('proef', work('b'))])
    expect(order[1]?.[0]).toBe(order[0]?.[0])
    expect(order).toHaveLength(4)
  })

  it('does not wait for a process that is gone', async () => {
    const gone = spawnSync(process.execPath, ['-e', '0']).pid
    mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
    writeFileSync(path.join(ROOT, '.cache/proef-weg'), String(gone))
    expect(await alone('proef-weg', () => Promise.resolve('done'))).toBe('done')
  })

  it('leaves its place when it fails', async () => {
    await expect(alone('proef-fout', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await alone('proef-fout', () => Promise.resolve(1))).toBe(1)
  })
})
