const SIGNATURE = Buffer.from('PGCOPY\n\u00ff\r\n\0', 'latin1')
/** PostgreSQL counts time from 2000. */
const EPOCH_MS = Date.UTC(2000, 0, 1)
const TEXT_OID = 25
const SHORT_TEXT = 32
const LAST_ASCII = 0x7f
const FIRST_CAPACITY = 1024 * 1024

/** Bytes that grow at their end. */
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

  /** Writes a whole number whose size a JavaScript number tells exactly. */
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

  /** Writes a text in UTF-8. */
  text(value: string): void {
    const start = this.#reserve(value.length * 3)
    this.#end = start + (this.#writeShort(value, start) ?? this.#bytes.write(value, start, 'utf8'))
  }

  /** Buffer's own writing costs more than a short word itself. @returns null when the text is long, or more than ASCII */
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

  /** Writes a value behind its length in bytes. */
  measured<V>(type: BinaryType<V>, value: V): void {
    const start = this.#reserve(4)
    type(this, value)
    this.#view.setInt32(start, this.#end - start - 4)
  }

  content(): Buffer {
    return this.#bytes.subarray(0, this.#end)
  }

  /** A copy of what was written; what comes next begins anew. */
  take(): Buffer {
    const taken = Buffer.from(this.content())
    this.#end = 0
    return taken
  }
}

/** DataView is quicker at numbers than Buffer, which checks each one. */
function toView({ buffer, byteOffset, byteLength }: Buffer): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}

/** Writes one column of a row. */
export type BinaryColumn<T> = (writer: ByteWriter, row: T) => void

/** Writes a value, without its length. */
export type BinaryType<V> = (writer: ByteWriter, value: V) => void

/** A column of a type: what it holds of a row, null where it holds nothing. */
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

/** Rows as COPY reads them: https://www.postgresql.org/docs/18/sql-copy.html, "Binary Format". */
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

/** What is in the binary format of its type already. */
export const binary: BinaryType<Uint8Array> = (writer, value) => writer.bytes(value)

/** The sixteen bytes of a uuid. */
export const uuid: BinaryType<Uint8Array> = (writer, value) => writer.bytes(value)

/** A timestamptz. Microseconds of days far from ours are rounded, by less than the millisecond that a Date tells. */
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
