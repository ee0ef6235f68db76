import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'

export interface WebKitDriver {
  address: string
  stop(): Promise<void>
}

/** Starts WebKit's driver with a separate virtual screen. */
export async function startWebKitDriver(program: string, port: number): Promise<WebKitDriver> {
  // It writes the number of the chosen display to the fourth channel.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}` },
  })
  const address = `http://127.0.0.1:${port}`
  while (!(await isListening(address))) {
    await delay(50)
  }
  return {
    address,
    async stop() {
      await end(driver)
      await end(screen)
    },
  }
}

async function isListening(address: string): Promise<boolean> {
  return fetch(`${address}/status`).then(
    () => true,
    () => false,
  )
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
