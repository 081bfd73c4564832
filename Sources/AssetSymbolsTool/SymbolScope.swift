/// The symbols of one kind of asset in a namespace, and the namespaces inside it.
struct SymbolScope {
  struct Symbol: Hashable {
    /// What it is called in Swift.
    let name: String
    let asset: Asset
  }

  struct Inner {
    /// The name of the type that stands for it.
    let name: String
    /// What the first folder is called by which it was met.
    let folder: String
    var scope = SymbolScope()
  }

  /// By the names of the assets; none are called as one before, or as a namespace.
  private(set) var symbols: [Symbol] = []
  private(set) var inner: [Inner] = []
  /// What has no symbol and why.
  private(set) var complaints: [String] = []

  /// Gives symbols to `assets`, in the order of their names, of which one at a time can have a
  /// symbol.
  init(_ assets: [Asset] = []) {
    for asset in assets.sorted(by: { Self.precedes($0.fullName, $1.fullName) }) {
      complaints += add(asset, in: asset.namespaces[...]).map { ["\(asset.label) \($0)"] } ?? []
    }
  }

  private static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  /// Adds a symbol for an asset; returns what keeps it from having one.
  private mutating func add(_ asset: Asset, in namespaces: ArraySlice<String>) -> String? {
    guard let folder = namespaces.first else { return add(asset) }
    guard let name = SymbolName(folder).type else { return "lies in a folder without a symbol" }
    if symbols.contains(where: { $0.name == name }) {
      return "lies in a folder whose symbol \"\(name)\" is that of another asset"
    }
    let known = inner.firstIndex { $0.name == name }
    let index = known ?? inner.count
    if known == nil { inner.append(Inner(name: name, folder: folder)) }
    return inner[index].scope.add(asset, in: namespaces.dropFirst())
  }

  private mutating func add(_ asset: Asset) -> String? {
    guard let name = SymbolName(asset.name, droppingSuffix: asset.kind.rawValue).value else {
      return "resolves to an empty symbol"
    }
    guard !symbols.contains(where: { $0.name == name }), !inner.contains(where: { $0.name == name })
    else { return "resolves to the symbol \"\(name)\", which is that of another asset" }
    symbols.append(Symbol(name: name, asset: asset))
    return nil
  }
}

extension Asset {
  /// The asset in a sentence.
  var label: String { "the \(kind.rawValue) asset \(fullName.debugDescription)" }
}
