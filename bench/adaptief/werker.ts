import { parentPort } from 'node:worker_threads'
import { type Klus, execute } from './klussen.ts'

parentPort?.on('message', (klus: Klus) => parentPort?.postMessage(execute(klus)))
