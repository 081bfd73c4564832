import Testing

@testable import AssetSymbolsTool

struct SymbolSourceTests {
  private func asset(_ kind: Asset.Kind, _ name: String, in namespaces: String...) -> Asset {
    Asset(kind: kind, namespaces: namespaces, name: name)
  }

  @Test func `a source has the symbols of images and colours`() {
    let source = SymbolSource(
      assets: [
        asset(.image, "R Back"), asset(.color, "main-background"),
        asset(.color, "default", in: "brand"),
      ], bundle: "module")
    #expect(
      source.text == """
        // Written by AssetSymbols from the asset catalogues of this target.

        import Foundation
        import TermAnim

        private let resourceBundle = Foundation.Bundle.module

        extension TermAnim.ColorResource {
          static let mainBackground = TermAnim.ColorResource(name: "main-background", bundle: resourceBundle)
          enum Brand {
            static let `default` = TermAnim.ColorResource(name: "brand/default", bundle: resourceBundle)
          }
        }

        extension TermAnim.ImageResource {
          static let rBack = TermAnim.ImageResource(name: "R Back", bundle: resourceBundle)
        }

        extension TermAnim.Color {
          static var mainBackground: TermAnim.Color { TermAnim.Color(TermAnim.ColorResource.mainBackground) }
          enum Brand {
            static var `default`: TermAnim.Color { TermAnim.Color(TermAnim.ColorResource.Brand.`default`) }
          }
        }

        extension TermAnim.ShapeStyle where Self == TermAnim.Color {
          static var mainBackground: TermAnim.Color { TermAnim.Color(TermAnim.ColorResource.mainBackground) }
        }

        extension TermAnim.UIColor {
          static var mainBackground: TermAnim.UIColor { TermAnim.UIColor(resource: TermAnim.ColorResource.mainBackground) }
          enum Brand {
            static var `default`: TermAnim.UIColor { TermAnim.UIColor(resource: TermAnim.ColorResource.Brand.`default`) }
          }
        }

        extension TermAnim.UIImage {
          static var rBack: TermAnim.UIImage { TermAnim.UIImage(resource: TermAnim.ImageResource.rBack) }
        }

        """)
  }

  @Test func `a name that the types of views have already is a resource only`() {
    let source = SymbolSource(
      assets: [asset(.color, "Primary"), asset(.color, "label"), asset(.image, "checkmark")],
      bundle: "main")
    #expect(source.text.contains("static let primary = "))
    #expect(!source.text.contains("var primary: TermAnim.Color "))
    #expect(source.text.contains("var label: TermAnim.Color "))
    #expect(!source.text.contains("var label: TermAnim.UIColor "))
    #expect(!source.text.contains("extension TermAnim.UIImage"))
    #expect(source.complaints.count == 1)
    #expect(source.text.contains("Foundation.Bundle.main"))
  }

  @Test func `a target without assets has nothing but the bundle`() {
    let source = SymbolSource(assets: [], bundle: "module")
    #expect(!source.text.contains("extension") && source.complaints.isEmpty)
  }

  @Test func `whatever an asset is called, its name is written as Swift reads it`() {
    let source = SymbolSource(assets: [asset(.image, "a \"b\"\n\\(c)")], bundle: "module")
    #expect(source.text.contains(#"ImageResource(name: "a \"b\"\n\\(c)", bundle"#))
  }
}
