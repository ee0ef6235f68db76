// Hands jest one file with a change in it, for `npm run make mutate`: the file itself stays as it is, whatever ends the run.
const { createHash } = require('node:crypto')
const { createTransformer } = require('@swc/jest')

const { file, start, end, replacement } = JSON.parse(process.env.MUTATION ?? '{}')

module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options)
    const mutated = (source, path) =>
      path === file ? source.slice(0, start) + replacement + source.slice(end) : source
    return {
      ...swc,
      process: (source, path, context) => swc.process(mutated(source, path), path, context),
      getCacheKey(source, path, context) {
        const key = swc.getCacheKey(source, path, context)
        return path === file ? createHash('sha1').update(`${key} ${process.env.MUTATION}`).digest('hex') : key
      },
    }
  },
}
