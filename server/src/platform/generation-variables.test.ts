import { z } from 'zod'
import { generationVariables, getGenerationSettings } from './generation-variables.ts'

const read = (values: Record<string, string>) => getGenerationSettings(z.object(generationVariables).parse(values))

describe('[P-45] [P-100] the models of a server', () => {
  test('are those of the provider whose key is set, else of a server of one’s own, else none', () => {
    const own = { OLLAMA_URL: 'http://127.0.0.1:11434/', GENERATION_TEXT_MODEL: 'llama3.2' }
    expect(read(own)).toMatchObject({ baseAddress: 'http://127.0.0.1:11434/v1', textModel: 'llama3.2', imageModel: '' })
    expect(read({ ...own, GENERATION_API_KEY: 'sk-1' })).toMatchObject({ baseAddress: 'https://api.openai.com/v1' })
    expect(read({ GENERATION_TEXT_MODEL: 'gpt-4.1-mini' })).toBeNull()
    expect(() => read({ OLLAMA_URL: 'localhost' })).toThrow(z.ZodError)
  })
})
