import Testing

@testable import AssetSymbolsTool

struct SymbolScopeTests {
  private func image(_ path: String) -> Asset {
    let parts = path.split(separator: "/").map(String.init)
    return Asset(kind: .image, namespaces: parts.dropLast(), name: parts.last ?? "")
  }

  private func names(_ scope: SymbolScope) -> [String] {
    scope.symbols.map(\.name)
  }

  @Test func `symbols are in the order of their assets, whatever that of the catalogue`() {
    let assets = ["b", "a", "Z", "a 2"].map(image)
    #expect(names(SymbolScope(assets)) == ["Z", "a", "a2", "b"])
    #expect(names(SymbolScope(assets.reversed())) == ["Z", "a", "a2", "b"])
  }

  @Test func `of assets with one symbol the first has it, and the others are told`() {
    let scope = SymbolScope(["File", "FileImage", "block_lv1", "block_lv-1"].map(image))
    #expect(names(scope) == ["file", "blockLv1"])
    #expect(scope.symbols.map(\.asset.name) == ["File", "block_lv-1"])
    #expect(scope.complaints.count == 2)
    #expect(scope.complaints.first?.contains("\"FileImage\"") == true)
  }

  @Test func `folders that give a namespace are scopes inside`() throws {
    let scope = SymbolScope(["icons/home", "icons/old/home", "home", "Icons/away"].map(image))
    #expect(names(scope) == ["home"] && scope.complaints.isEmpty)
    let icons = try #require(scope.inner.first)
    #expect(scope.inner.count == 1 && icons.name == "Icons")
    #expect(names(icons.scope) == ["away", "home"])
    #expect(icons.scope.inner.map(\.name) == ["Old"])
    #expect(icons.scope.inner.first?.scope.symbols.first?.asset.fullName == "icons/old/home")
  }

  @Test func `a namespace and an asset do not share a name`() {
    let first = SymbolScope(["UI", "UI/a"].map(image))
    #expect(names(first) == ["UI"] && first.inner.isEmpty && first.complaints.count == 1)
    let second = SymbolScope(["1 /a", "1-"].map(image))
    #expect(names(second) == [] && second.inner.map(\.name) == ["_1"])
    #expect(second.complaints.count == 1)
  }

  @Test func `what has no symbol is told`() {
    let scope = SymbolScope(["かぐや", "かぐや/a", "a"].map(image))
    #expect(names(scope) == ["a"] && scope.complaints.count == 2)
  }
}
