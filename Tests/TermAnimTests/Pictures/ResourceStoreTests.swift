import Foundation
import Testing

@testable import TermAnim

struct ResourceStoreTests {
  private let red: UInt32 = 0xFF00_00FF
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFFFF_0000

  private func plain(_ pixel: UInt32, _ side: Int = 2) -> Data {
    SamplePictures.plain(pixel, width: side, height: side)
  }

  /// Runs `body` with a store whose program lies in a folder with these files.
  private func withStore(
    _ files: [String: Data], _ body: (ResourceStore, _ folder: String) throws -> Void
  ) throws {
    let folder = try SamplePictures.folder(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(ResourceStore(program: folder), folder)
  }

  @Test func `a picture is found by its name, beside the program and in its packages' resources`()
    throws
  {
    let files = [
      "near.png": plain(red), "App_App.resources/inner/far.PNG": plain(green),
      "App_App.resources/photo.jpeg": SamplePictures.photo,
      "sources/hidden.png": plain(blue),
    ]
    try withStore(files) { store, folder in
      func pixel(_ name: String, in folder: String? = nil) -> UInt32? {
        store.picture(named: name, in: folder, onDark: false)?.bitmap.pixels[0]
      }
      #expect(pixel("near") == red && pixel("near.png") == red)
      #expect(pixel("far") == green)
      #expect(store.picture(named: "photo", in: nil, onDark: true)?.bitmap.width == 16)
      #expect(pixel("hidden") == nil && pixel("none") == nil && pixel("") == nil)
      #expect(pixel("hidden", in: "\(folder)/sources") == blue)
      #expect(pixel("near", in: "\(folder)/sources") == nil)
    }
  }

  @Test func `of several sizes the one with the fewest pixels is read, and keeps its size`() throws
  {
    let files = [
      "a@2x.png": plain(green, 8), "a@3x.png": plain(blue, 12), "b.png": plain(red, 4),
      "b@2x.png": plain(green, 8),
    ]
    try withStore(files) { store, _ in
      let (a, b) = (
        store.picture(named: "a", in: nil, onDark: false),
        store.picture(named: "b", in: nil, onDark: false)
      )
      #expect(a?.bitmap.pixels[0] == green && b?.bitmap.pixels[0] == red)
      #expect(a?.size == CGSize(width: 4, height: 4) && a?.size == b?.size)
    }
  }

  @Test func `an image set has its files in a list, also for dark grounds`() throws {
    let list = """
      {"images": [
        {"idiom": "universal", "filename": "one.png", "scale": "1x"},
        {"idiom": "universal", "filename": "two.png", "scale": "2x"},
        {"idiom": "universal", "filename": "night.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "3x"}
      ], "info": {"author": "xcode", "version": 1}}
      """
    let set = "App.resources/Media.xcassets/Group/sun.imageset"
    let files = [
      "\(set)/Contents.json": Data(list.utf8), "\(set)/one.png": plain(red),
      "\(set)/two.png": plain(green, 4), "\(set)/night.png": plain(blue),
      "App.resources/Media.xcassets/broken.imageset/Contents.json": Data("{".utf8),
      "App.resources/Media.xcassets/empty.imageset/Contents.json": Data(#"{"images": []}"#.utf8),
    ]
    try withStore(files) { store, _ in
      #expect(store.picture(named: "sun", in: nil, onDark: false)?.bitmap.pixels[0] == red)
      #expect(store.picture(named: "sun", in: nil, onDark: true)?.bitmap.pixels[0] == blue)
      #expect(store.picture(named: "one", in: nil, onDark: false) == nil)
      #expect(store.picture(named: "broken", in: nil, onDark: false) == nil)
      #expect(store.picture(named: "empty", in: nil, onDark: true) == nil)
    }
  }

  @Test func `an image set may say that it is a template`() throws {
    func list(_ intent: String) -> Data {
      Data(
        #"""
        {"images": [{"filename": "a.png"}], "properties": {"template-rendering-intent": "\#(intent)"}}
        """#.utf8)
    }
    let files = [
      "mask.imageset/Contents.json": list("template"), "mask.imageset/a.png": plain(red),
      "sun.imageset/Contents.json": list("original"), "sun.imageset/a.png": plain(red),
    ]
    try withStore(files) { store, folder in
      #expect(store.picture(named: "mask", in: folder, onDark: false)?.isTemplate == true)
      #expect(store.picture(named: "sun", in: folder, onDark: false)?.isTemplate == false)
    }
  }

  @Test func `an image set in a folder that gives a namespace has it in its name`() throws {
    let group = "App.resources/Media.xcassets/Group"
    let files = [
      "\(group)/Contents.json": Data(#"{"properties": {"provides-namespace": true}}"#.utf8),
      "\(group)/sun.imageset/Contents.json": Data(#"{"images": [{"filename": "a.png"}]}"#.utf8),
      "\(group)/sun.imageset/a.png": plain(red),
    ]
    try withStore(files) { store, _ in
      #expect(store.picture(named: "Group/sun", in: nil, onDark: false) != nil)
      #expect(store.picture(named: "sun", in: nil, onDark: false) == nil)
    }
  }

  @Test func `a picture is read once, and a broken one is none`() throws {
    try withStore(["a.png": plain(red), "b.png": Data("b".utf8)]) { store, folder in
      let first = store.picture(named: "a", in: nil, onDark: false)
      try FileManager.default.removeItem(atPath: "\(folder)/a.png")
      #expect(first != nil)
      #expect(store.picture(named: "a", in: nil, onDark: false) == first)
      #expect(store.picture(named: "b", in: nil, onDark: false) == nil)
    }
  }

  @Test(arguments: ["0x", "9x", "-1x", "x", ""])
  func `a scale that is none leaves a picture of some size`(scale: String) throws {
    let list = #"{"images": [{"filename": "a.png", "scale": "\#(scale)"}]}"#
    let set = "App.resources/sun.imageset"
    try withStore(["\(set)/Contents.json": Data(list.utf8), "\(set)/a.png": plain(red, 6)]) {
      store, _ in
      let picture = store.picture(named: "sun", in: nil, onDark: false)
      #expect(picture.map { (2...6).contains($0.size.width) } == true)
    }
  }

  @Test func `a folder is looked through as the question says, whatever was asked before`() throws {
    try withStore(["near.png": plain(red), "inner/far.png": plain(green)]) { store, folder in
      #expect(store.picture(named: "near", in: nil, onDark: false) != nil)
      #expect(store.picture(named: "far", in: folder, onDark: false) != nil)
      #expect(store.picture(named: "far", in: nil, onDark: true) == nil)
    }
  }
}
