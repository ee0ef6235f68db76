import { downloadFile } from './download-file.ts'

describe('downloadFile', () => {
  beforeEach(() => {
    globalThis.fetch ??= () => Promise.reject(new Error('not answered'))
    URL.createObjectURL = () => 'blob:here'
    URL.revokeObjectURL = () => {}
  })

  test('[A-08] saves the blob under the base name of the address', async () => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue({ ok: true, headers: new Headers(), blob: () => Promise.resolve(new Blob(['x'])) } as Response)
    const saved = recordSavedNames()
    await downloadFile('/media/ads/7/summer%20sale.webp?size=1080')
    expect(saved).toEqual(['summer sale.webp'])
  })

  test('[A-08] saves the blob under the name that the answer gives it', async () => {
    const headers = new Headers({ 'content-disposition': "attachment; filename*=UTF-8''Sp%C3%A4tsommer%20sale.pdf" })
    jest
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue({ ok: true, headers, blob: () => Promise.resolve(new Blob(['x'])) } as Response)
    const saved = recordSavedNames()
    await downloadFile('/brief-files/7/brief.pdf')
    expect(saved).toEqual(['Spätsommer sale.pdf'])
  })

  test('[A-08] alerts "Failed to download file!" when the download fails', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: false, status: 404 } as Response)
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
    await downloadFile('/media/ads/7/1080.webp')
    expect(alert).toHaveBeenCalledWith('Failed to download file!')
  })
})

function recordSavedNames(): string[] {
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}
