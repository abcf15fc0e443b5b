import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { processMark } from './process-mark.ts'
import { claimSlot } from './slot.ts'

const CLAIM = `
import { claimSlot } from '${new URL('slot.ts', import.meta.url).href}'
try {
  claimSlot(process.argv[1])
  process.stdout.write('claimed')
} catch (error) {
  process.stdout.write(error.code)
}
process.stdin.resume()
`

/** Starts a process that claims the directory and then stays alive until its input is closed. */
function startClaimer(dir: string): { answer: Promise<string>; end: () => Promise<unknown> } {
  const args = ['--input-type=module', '-e', CLAIM, dir]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = new Promise((resolve) => child.once('exit', resolve))
  const answer = new Promise<string>((resolve) =>
    child.stdout.once('data', (part: Buffer) => resolve(part.toString())),
  )
  return { answer, end: () => (child.stdin.end(), exit) }
}

describe('the slot of a data directory', () => {
  let dir = ''
  const hold = (pid: number, mark: string): void =>
    writeFileSync(path.join(dir, 'in-gebruik.4'), JSON.stringify({ pid, mark }))

  beforeEach(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'lh-slot-'))
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  it('belongs to one at a time and is free again after release', () => {
    const first = claimSlot(dir)
    expect(() => claimSlot(dir)).toThrow(`proces ${process.pid}`)
    first.release()
    const second = claimSlot(dir)
    expect(() => claimSlot(dir)).toThrow(/al in gebruik/)
    second.release()
  })

  it('is refused while the holder lives', () => {
    hold(process.pid, processMark(process.pid) ?? '')
    expect(() => claimSlot(dir)).toThrow(/al in gebruik/)
    expect(readdirSync(dir)).toEqual(['in-gebruik.4'])
  })

  it('is taken over from a dead holder, also when its number went to another process', () => {
    hold(process.pid, 'the mark of an earlier process')
    claimSlot(dir)
    expect(readdirSync(dir)).toEqual(['in-gebruik.5'])
  })

  it('is taken over when a power cut left the file empty', () => {
    writeFileSync(path.join(dir, 'in-gebruik.4'), '')
    claimSlot(dir)
    expect(readdirSync(dir)).toEqual(['in-gebruik.5'])
  })

  it('goes to exactly one of several processes that all find a dead holder', async () => {
    hold(0, '')
    const claimers = [1, 2, 3, 4, 5].map(() => startClaimer(dir))
    const answers = await Promise.all(claimers.map(({ answer }) => answer))
    await Promise.all(claimers.map(({ end }) => end()))
    expect(answers.toSorted()).toEqual(['claimed', ...Array(4).fill('data_dir_in_use')])
  })
})
