import Foundation

/// Writes the symbols of asset catalogues as a Swift source.
///
/// Arguments: the file to write, the bundle of the target (`module` or `main`), and the catalogues.
/// What has no symbol is told as a warning and is no error.
@main
enum AssetSymbolsTool {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 2, let output = arguments.first else {
      throw UsageError()
    }
    let assets = arguments.dropFirst(2).flatMap(AssetCatalogue.assets(at:))
    let source = SymbolSource(assets: assets, bundle: arguments[arguments.startIndex + 1])
    for complaint in source.complaints {
      FileHandle.standardError.write(Data("warning: \(complaint)\n".utf8))
    }
    try source.text.write(toFile: output, atomically: true, encoding: .utf8)
  }

  private struct UsageError: Error, CustomStringConvertible {
    let description = "usage: AssetSymbolsTool OUTPUT (module | main) CATALOGUE..."
  }
}
