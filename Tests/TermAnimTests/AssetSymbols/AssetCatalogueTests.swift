import Foundation
import Testing

@testable import AssetSymbolsTool

struct AssetCatalogueTests {
  private func assets(_ files: [String: String]) throws -> [String] {
    let folder = try SamplePictures.folder(files.mapValues { Data($0.utf8) })
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return AssetCatalogue.assets(at: folder).map { "\($0.kind) \($0.fullName)" }
  }

  @Test func `sets of images, symbols and colours are found, in folders too`() throws {
    let found = try assets([
      "Contents.json": "{}", "a.imageset/Contents.json": "{}", "b.colorset/Contents.json": "{}",
      "c.symbolset/Contents.json": "{}", "AppIcon.appiconset/Contents.json": "{}",
      "d.dataset/Contents.json": "{}", "group/e.imageset/Contents.json": "{}",
      "Version 1.2/f.imageset/Contents.json": "{}", "stray.png": "",
    ])
    #expect(found == ["image f", "image a", "color b", "image c", "image e"])
  }

  @Test func `folders give a namespace when they say so`() throws {
    let namespace = #"{"properties": {"provides-namespace": true}}"#
    let found = try assets([
      "A/Contents.json": namespace, "A/B/Contents.json": "{", "A/B/C/Contents.json": namespace,
      "A/a.colorset/Contents.json": "", "A/B/b.colorset/Contents.json": "",
      "A/B/C/c.colorset/Contents.json": "",
    ])
    #expect(found == ["color A/C/c", "color A/b", "color A/a"])
  }

  @Test func `a catalogue that is not there has none, and a circle of links has an end`() throws {
    #expect(AssetCatalogue.assets(at: "/nowhere/Media.xcassets").isEmpty)
    let folder = try SamplePictures.folder(["a.imageset/Contents.json": Data()])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/again", withDestinationPath: folder)
    #expect(!AssetCatalogue.assets(at: folder).isEmpty)
  }
}
