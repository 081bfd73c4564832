/// The Swift source with the symbols of a target's assets.
///
/// What it declares is as Xcode's: resources, and values of the types that show them. Nothing in it
/// depends on where or when it was written, and everything names its module, so that a program may
/// have types of the same names.
struct SymbolSource {
  private let colors: SymbolScope
  private let images: SymbolScope
  /// `module` or `main`.
  private let bundle: String

  init(assets: [Asset], bundle: String) {
    colors = SymbolScope(assets.filter { $0.kind == .color })
    images = SymbolScope(assets.filter { $0.kind == .image })
    self.bundle = bundle
  }

  /// What has no symbol and why, in sentences.
  var complaints: [String] {
    colors.complaints + images.complaints
      + colors.symbols.filter { TakenNames.colors.contains($0.name) }.map {
        "\($0.asset.label) resolves to \"\($0.name)\", which `Color` has already"
      }
  }

  var text: String {
    let head = [
      "// Written by AssetSymbols from the asset catalogues of this target.", "",
      "import Foundation", "import TermAnim",
    ]
    let declarations = [
      ["private let resourceBundle = Foundation.Bundle.\(bundle)"],
      resources(of: colors, type: "ColorResource"), resources(of: images, type: "ImageResource"),
      values(of: colors, in: "Color", from: "ColorResource", except: TakenNames.colors),
      styles,
      values(
        of: colors, in: "UIColor", from: "ColorResource", label: "resource: ",
        except: TakenNames.platformColors),
      values(
        of: images, in: "UIImage", from: "ImageResource", label: "resource: ",
        except: TakenNames.platformImages),
    ]
    return ([head] + declarations.filter { !$0.isEmpty }).map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private func resources(of scope: SymbolScope, type: String) -> [String] {
    block("extension TermAnim.\(type)", of: scope) { symbol, _ in
      let name = symbol.asset.fullName.debugDescription
      return "static let \(Self.quoted(symbol.name)) = "
        + "TermAnim.\(type)(name: \(name), bundle: resourceBundle)"
    }
  }

  private func values(
    of scope: SymbolScope, in type: String, from resource: String, label: String = "",
    except taken: Set<String>
  ) -> [String] {
    block("extension TermAnim.\(type)", of: scope, except: taken) { symbol, path in
      "static var \(Self.quoted(symbol.name)): TermAnim.\(type) { "
        + "TermAnim.\(type)(\(label)TermAnim.\(resource).\(path)) }"
    }
  }

  /// Extensions of protocols have no types inside, and so no namespaces.
  private var styles: [String] {
    let symbols = colors.symbols.filter { !TakenNames.colors.contains($0.name) }
    guard !symbols.isEmpty else { return [] }
    let lines = symbols.map { symbol in
      let name = Self.quoted(symbol.name)
      return "  static var \(name): TermAnim.Color { "
        + "TermAnim.Color(TermAnim.ColorResource.\(name)) }"
    }
    return ["extension TermAnim.ShapeStyle where Self == TermAnim.Color {"] + lines + ["}"]
  }

  /// A line for every symbol of `scope` but those that are `taken`, its namespaces as types;
  /// nothing when there would be no line.
  ///
  /// `line` is given the symbol, and its name after those of the namespaces around it.
  private func block(
    _ opening: String, of scope: SymbolScope, path: String = "", except taken: Set<String> = [],
    line: (SymbolScope.Symbol, _ path: String) -> String
  ) -> [String] {
    var lines = scope.symbols.filter { !taken.contains($0.name) }.map {
      line($0, path + Self.quoted($0.name))
    }
    for inner in scope.inner {
      let name = Self.quoted(inner.name)
      lines += block("enum \(name)", of: inner.scope, path: path + "\(name).", line: line)
    }
    return lines.isEmpty ? [] : ["\(opening) {"] + lines.map { "  \($0)" } + ["}"]
  }

  private static func quoted(_ name: String) -> String {
    TakenNames.words.contains(name) ? "`\(name)`" : name
  }
}
