import { type DBSchema, openDB } from 'idb'
import type { QueueFile, QueueItem } from './queue-item.ts'

interface Schema extends DBSchema {
  items: { key: string; value: QueueItem }
  files: { key: [string, number]; value: QueueFile }
  /** Of the extension: its connection, the choice of the popup. Pages and content scripts cannot open this database. */
  settings: { key: string; value: { name: string; value: unknown } }
}

const MOST_SAVED = 50

/** Keeps the queue and the settings in IndexedDB: nothing is lost when the browser or the service worker ends. */
export async function openQueueStore(name = 'marquee') {
  const db = await openDB<Schema>(name, 1, {
    upgrade(created) {
      created.createObjectStore('items', { keyPath: 'id' })
      created.createObjectStore('files', { keyPath: ['item', 'number'] })
      created.createObjectStore('settings', { keyPath: 'name' })
    },
  })

  const filesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

  return {
    /** Every item, oldest first. */
    async list(): Promise<QueueItem[]> {
      return (await db.getAll('items')).toSorted((one, other) => one.created_at - other.created_at)
    },

    find: (id: string): Promise<QueueItem | undefined> => db.get('items', id),

    async put(item: QueueItem): Promise<void> {
      await db.put('items', item)
    },

    /** Stores an item together with its files. */
    async putWithFiles(item: QueueItem, files: readonly QueueFile[]): Promise<void> {
      const transaction = db.transaction(['items', 'files'], 'readwrite')
      await transaction.objectStore('files').delete(filesOf(item.id))
      for (const file of files) {
        await transaction.objectStore('files').put(file)
      }
      await transaction.objectStore('items').put(item)
      await transaction.done
    },

    /** The files of an item in their order. */
    listFiles: (id: string): Promise<QueueFile[]> => db.getAll('files', filesOf(id)),

    /** Notes that an item was saved; its files are not needed any more, and older saved items are forgotten. */
    async finish(item: QueueItem): Promise<void> {
      const transaction = db.transaction(['items', 'files'], 'readwrite')
      await transaction.objectStore('files').delete(filesOf(item.id))
      await transaction.objectStore('items').put(item)
      const saved = (await transaction.objectStore('items').getAll()).filter(({ state }) => state === 'saved')
      const old = saved.toSorted((one, other) => other.created_at - one.created_at).slice(MOST_SAVED)
      for (const { id } of old) {
        await transaction.objectStore('items').delete(id)
      }
      await transaction.done
    },

    async remove(id: string): Promise<void> {
      const transaction = db.transaction(['items', 'files'], 'readwrite')
      await transaction.objectStore('files').delete(filesOf(id))
      await transaction.objectStore('items').delete(id)
      await transaction.done
    },

    async readSetting(settingName: string): Promise<unknown> {
      return (await db.get('settings', settingName))?.value
    },

    async writeSetting(settingName: string, value: unknown): Promise<void> {
      await db.put('settings', { name: settingName, value })
    },

    close: () => db.close(),
  }
}
export type QueueStore = Awaited<ReturnType<typeof openQueueStore>>
