import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { joinEventStreams } from './event-streams.ts'

const openStream = () => new Readable({ read() {} })

test('[P-99] joined streams send what each sends, and end with the first that ends, without an error', async () => {
  const [first, second] = [openStream(), openStream()]
  const received = text(joinEventStreams([first, second]))
  first.push('data: 1\n\n')
  second.push('data: 2\n\n')
  first.push(null)
  first.once('end', () => second.push('data: 3\n\n'))
  expect((await received).match(/\d/g)).toEqual(['1', '2'])
  expect([first.destroyed, second.destroyed]).toEqual([true, true])
})

test('[P-99] a client that disconnects, and a stream that lets go of it, end all', async () => {
  for (const pick of [0, 1, 2]) {
    const streams = [openStream(), openStream()]
    const joined = joinEventStreams(streams)
    const all = [joined, ...streams]
    const closed = all.map((stream) => new Promise((resolve) => stream.once('close', resolve)))
    all[pick]?.destroy()
    await Promise.all(closed)
    expect(all.every(({ destroyed }) => destroyed)).toBe(true)
  }
})
