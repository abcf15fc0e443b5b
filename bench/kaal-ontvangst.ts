import { spawn } from 'node:child_process'

/** The program of a server that receives what is sent, does nothing with it, and replies with the number of bytes. */
const BRON = `
require('node:http').createServer((vraag, antwoord) => {
  let bytes = 0
  vraag.on('data', (deel) => { bytes += deel.length })
  vraag.on('end', () => antwoord.end(String(bytes)))
}).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

/** The ceiling for everything that is sent: Node alone, in its own process. */
export interface KaleOntvangst {
  readonly adres: string
  stop(): void
}

/** Starts a server that only receives. */
export async function startKaleOntvangst(): Promise<KaleOntvangst> {
  const kind = spawn(process.execPath, ['-e', BRON], { stdio: ['ignore', 'pipe', 'inherit'] })
  const poort = await new Promise<string>((klaar) => {
    kind.stdout.once('data', (deel: Buffer) => klaar(deel.toString().trim()))
  })
  return { adres: `http://127.0.0.1:${poort}`, stop: () => void kind.kill() }
}
