import { spawn } from 'node:child_process'

/** The program that requests the health page repeatedly, and prints at the end how long it waited each time. */
const BRON = `
const wacht = []
let klaar = false
process.stdin.on('end', () => { klaar = true }).resume()
console.log('begonnen')
while (!klaar) {
  const begin = performance.now()
  await (await fetch(process.argv[1])).text()
  wacht.push(performance.now() - begin)
  await new Promise((verder) => setTimeout(verder, 5))
}
console.log(JSON.stringify(wacht))`

/**
 * Measures how long others wait for a reply while `perform` runs, in ms. It does so from its own process, because a process that is
 * sending ten megabytes would measure itself.
 */
export async function naast<R>(
  adres: string,
  perform: () => Promise<R>,
): Promise<{ uit: R; wacht: number[] }> {
  const kind = spawn(
    process.execPath,
    ['--input-type=module', '-e', BRON, '--', `${adres}/healthz`],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  let tekst = ''
  const begonnen = new Promise<void>((klaar) => {
    kind.stdout.on('data', (deel: Buffer) => {
      tekst += deel.toString()
      klaar()
    })
  })
  const klaar = new Promise((eind) => kind.once('close', eind))
  try {
    await begonnen
    const uit = await perform()
    kind.stdin.end()
    await klaar
    return { uit, wacht: JSON.parse(tekst.split('\n')[1] ?? '[]') as number[] }
  } finally {
    kind.kill()
  }
}
