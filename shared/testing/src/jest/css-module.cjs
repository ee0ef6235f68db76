// Class names in component tests are their own names.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
