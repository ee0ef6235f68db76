const SIGNATURE = Buffer.from('PGCOPY\n\u00ff\r\n\0', 'latin1')
/** PostgreSQL counts time from 2000. */
const EPOCH_MS = Date.UTC(2000, 0, 1)
const TEXT_OID = 25
const SHORT_TEXT = 32
const LAST_ASCII = 0x7f
const FIRST_CAPACITY = 1024 * 1024

/** A byte buffer that grows at its end. */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(FIRST_CAPACITY)
  #view = toView(this.#bytes)
  #end = 0

  #reserve(count: number): number {
    const start = this.#end
    if (start + count > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, start + count))
      this.#bytes.copy(larger, 0, 0, start)
      this.#bytes = larger
      this.#view = toView(larger)
    }
    this.#end = start + count
    return start
  }

  int8(value: number): void {
    const start = this.#reserve(1)
    this.#bytes[start] = value
  }

  int16(value: number): void {
    const start = this.#reserve(2)
    this.#view.setInt16(start, value)
  }

  int32(value: number): void {
    const start = this.#reserve(4)
    this.#view.setInt32(start, value)
  }

  /** Writes an integer that a JavaScript number represents exactly. */
  int64(value: number): void {
    this.int32(Math.floor(value / 2 ** 32))
    this.int32(value | 0)
  }

  float64(value: number): void {
    const start = this.#reserve(8)
    this.#view.setFloat64(start, value)
  }

  bytes(value: Uint8Array): void {
    const start = this.#reserve(value.length)
    this.#bytes.set(value, start)
  }

  /** Writes a text as UTF-8. */
  text(value: string): void {
    const start = this.#reserve(value.length * 3)
    this.#end = start + (this.#writeShort(value, start) ?? this.#bytes.write(value, start, 'utf8'))
  }

  /**
   * Writes a short ASCII text byte by byte, because the call of Buffer costs more than a short word.
   * @returns null when the text is long, or not only ASCII
   */
  #writeShort(value: string, start: number): number | null {
    if (value.length > SHORT_TEXT) {
      return null
    }
    for (let index = 0; index < value.length; index += 1) {
      const code = value.charCodeAt(index)
      if (code > LAST_ASCII) {
        return null
      }
      this.#bytes[start + index] = code
    }
    return value.length
  }

  /** Writes a value, preceded by its length in bytes. */
  measured<V>(type: BinaryType<V>, value: V): void {
    const start = this.#reserve(4)
    type(this, value)
    this.#view.setInt32(start, this.#end - start - 4)
  }

  content(): Buffer {
    return this.#bytes.subarray(0, this.#end)
  }

  /** Returns a copy of the written bytes; the next write starts at the beginning. */
  take(): Buffer {
    const taken = Buffer.from(this.content())
    this.#end = 0
    return taken
  }
}

/** DataView is faster with numbers than Buffer, which checks each one. */
function toView({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

/** Writes one column of a row. */
export type BinaryColumn<T> = (writer: ByteWriter, row: T) => void

/** Writes a value, without its length. */
export type BinaryType<V> = (writer: ByteWriter, value: V) => void

/** A column of a type: its value for a row, and null when it has none. */
export function column<T, V>(type: BinaryType<V>, of: (row: T) => V | null): BinaryColumn<T> {
  return (writer, row) => {
    const value = of(row)
    if (value === null) {
      writer.int32(-1)
    } else {
      writer.measured(type, value)
    }
  }
}

/** Rows in the format that COPY reads: https://www.postgresql.org/docs/18/sql-copy.html, "Binary Format". */
export function binaryRows<T>(columns: readonly BinaryColumn<T>[], rows: readonly T[]): Buffer {
  const writer = new ByteWriter()
  writer.bytes(SIGNATURE)
  writer.int32(0)
  writer.int32(0)
  for (const row of rows) {
    writer.int16(columns.length)
    for (const write of columns) {
      write(writer, row)
    }
  }
  writer.int16(-1)
  return writer.content()
}

export const text: BinaryType<string> = (writer, value) => writer.text(value)

export const boolean: BinaryType<boolean> = (writer, value) => writer.int8(value ? 1 : 0)

export const integer: BinaryType<number> = (writer, value) => writer.int32(value)

export const bigint: BinaryType<number> = (writer, value) => writer.int64(value)

export const double: BinaryType<number> = (writer, value) => writer.float64(value)

/** A value that is already in the binary format of its type. */
export const binary: BinaryType<Uint8Array> = (writer, value) => writer.bytes(value)

/** The sixteen bytes of a uuid. */
export const uuid: BinaryType<Uint8Array> = (writer, value) => writer.bytes(value)

/** A timestamptz. Microseconds of distant dates are rounded, by less than the millisecond that is the precision of a Date. */
export const moment: BinaryType<Date> = (writer, value) => writer.int64((value.getTime() - EPOCH_MS) * 1000)

/** A jsonb, given as JSON. */
export const json: BinaryType<string> = (writer, value) => {
  writer.int8(1)
  writer.text(value)
}

export const texts: BinaryType<readonly string[]> = (writer, values) => {
  writer.int32(values.length === 0 ? 0 : 1)
  writer.int32(0)
  writer.int32(TEXT_OID)
  if (values.length > 0) {
    writer.int32(values.length)
    writer.int32(1)
  }
  for (const value of values) {
    writer.measured(text, value)
  }
}
