import Foundation
import Testing

@testable import TermAnim

/// Pictures in files, as views show them.
@MainActor
struct FileImageTests {
  private let red: UInt32 = 0xFF00_00FF

  private func withFolder(_ files: [String: Data], _ body: (String) throws -> Void) throws {
    let folder = try SamplePictures.folder(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func bitmap<Content: View>(_ view: Content) -> Bitmap? {
    ImageRenderer(content: view).cgImage?.bitmap
  }

  private var flower: Data { SamplePictures.plain(red, width: 4, height: 2) }

  @Test func `a picture of a bundle shows its pixels`() throws {
    try withFolder(["inner/flower.png": flower]) { folder in
      let bundle = try #require(Bundle(path: folder))
      let shown = bitmap(Image("flower", bundle: bundle))
      #expect(shown?.width == 4 && shown?.height == 2)
      #expect(shown?.pixels.allSatisfy { $0 == red } == true)
      #expect(bitmap(Image("flower", bundle: bundle).resizable().frame(width: 9))?.width == 9)
      #expect(bitmap(Image("none", bundle: bundle))?.width == 100)
      let resource = ImageResource(name: "flower", bundle: bundle)
      #expect(bitmap(Image(resource)) == shown)
      #expect(UIImage(resource: resource).size == CGSize(width: 4, height: 2))
      #expect(bitmap(Image(uiImage: UIImage(resource: resource))) == shown)
    }
  }

  @Test func `a picture lies side by side as a paint`() throws {
    try withFolder(["flower.png": flower]) { folder in
      let bundle = try #require(Bundle(path: folder))
      let paint = ImagePaint(image: Image("flower", bundle: bundle))
      let shown = bitmap(Rectangle().fill(paint).frame(width: 10, height: 6))
      #expect(shown?.pixels.allSatisfy { $0 == red } == true)
    }
  }

  @Test func `a picture for dark grounds is shown and painted with on dark grounds`() throws {
    let list = #"""
      {"images": [{"filename": "day.png"}, {"filename": "night.png",
        "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """#
    let files = [
      "sun.imageset/Contents.json": Data(list.utf8), "sun.imageset/day.png": flower,
      "sun.imageset/night.png": SamplePictures.plain(0xFFFF_0000, width: 4, height: 2),
    ]
    try withFolder(files) { folder in
      let bundle = try #require(Bundle(path: folder))
      let image = Image("sun", bundle: bundle)
      for (scheme, pixel) in [(ColorScheme.light, red), (.dark, 0xFFFF_0000)] {
        let paint = Rectangle().fill(ImagePaint(image: image)).frame(width: 4, height: 2)
        for shown in [bitmap(image.colorScheme(scheme)), bitmap(paint.colorScheme(scheme))] {
          #expect(shown?.pixels.allSatisfy { $0 == pixel } == true)
        }
      }
    }
  }

  @Test func `a template of an image set is shown in the foreground style, unless it is not to be`()
    throws
  {
    let list = #"""
      {"images": [{"filename": "a.png"}], "properties": {"template-rendering-intent": "template"}}
      """#
    try withFolder(["a.imageset/Contents.json": Data(list.utf8), "a.imageset/a.png": flower]) {
      folder in
      let bundle = try #require(Bundle(path: folder))
      let image = Image("a", bundle: bundle)
      let shown = [image, image.renderingMode(nil), image.renderingMode(.original)].map {
        bitmap($0.foregroundStyle(Color(red: 0, green: 0, blue: 1)))?.pixels[0]
      }
      #expect(shown == [0xFFFF_0000, 0xFFFF_0000, red])
    }
  }

  @Test func `a picture is read from a file and from bytes, as large as it says`() throws {
    try withFolder(["a.png": flower, "b@2x.png": flower, "c.txt": Data("c".utf8)]) { folder in
      let (a, b) = (
        UIImage(contentsOfFile: "\(folder)/a.png"),
        UIImage(contentsOfFile: "\(folder)/b@2x.png")
      )
      #expect(a?.size == CGSize(width: 4, height: 2))
      #expect(b?.size == CGSize(width: 2, height: 1) && b?.scale == 2)
      #expect(UIImage(contentsOfFile: "\(folder)/c.txt") == nil)
      #expect(UIImage(contentsOfFile: "\(folder)/none.png") == nil)
      #expect(UIImage(data: flower)?.cgImage == a?.cgImage)
      #expect(UIImage(data: flower, scale: 4)?.size == CGSize(width: 1, height: 0.5))
      #expect(UIImage(data: flower, scale: .nan)?.scale == 1)
      #expect(UIImage(data: Data()) == nil)
    }
  }

  @Test func `a picture that comes later is there at once when it is in a file`() throws {
    try withFolder(["a.png": flower, "b.png": Data("b".utf8)]) { folder in
      @MainActor func words(_ url: URL?) -> String {
        var words = ""
        _ = ViewHost(
          AsyncImage(url: url) { phase in
            let _ = words = phase.image != nil ? "image" : phase.error != nil ? "error" : "empty"
            Color.clear
          })
        return words
      }
      #expect(words(URL(fileURLWithPath: "\(folder)/a.png")) == "image")
      #expect(words(URL(fileURLWithPath: "\(folder)/b.png")) == "error")
      #expect(words(URL(string: "https://example.com/a.png")) == "empty")
      #expect(words(nil) == "empty")
      let shown = bitmap(AsyncImage(url: URL(fileURLWithPath: "\(folder)/a.png")).frame(width: 8))
      #expect(shown?.pixels[0] == red)
      let held = bitmap(
        AsyncImage(url: URL(fileURLWithPath: "\(folder)/a.png")) {
          $0
        } placeholder: {
          Color.blue.frame(width: 1, height: 1)
        })
      #expect(held?.width == 4)
    }
  }

  @Test func `a picture in a file is read once, and again when the file has changed`() throws {
    try withFolder(["a.png": flower]) { folder in
      let url = URL(fileURLWithPath: "\(folder)/a.png")
      func image(scale: CGFloat = 1) -> Image? { AsyncImagePhase(url: url, scale: scale).image }
      func pixels(_ image: Image?) -> CGImage? { image?.pixels(onDark: false) }
      let first = try #require(pixels(image()))
      #expect(pixels(image()) === first && pixels(image(scale: .nan)) === first)
      #expect(pixels(image(scale: 2)) !== first)
      try SamplePictures.plain(red, width: 9, height: 9).write(to: url)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: url.path)
      #expect(pixels(image())?.width == 9)
    }
  }

  @Test func `what is no picture is not tried again as long as its file stays as it is`() throws {
    try withFolder(["a.png": Data(count: flower.count)]) { folder in
      let url = URL(fileURLWithPath: "\(folder)/a.png")
      let date = Date(timeIntervalSince1970: 1e9)
      func leaveUnchanged(_ date: Date) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
      }
      try leaveUnchanged(date)
      #expect(FileImages.shared.image(at: url, scale: 1) == nil)
      try flower.write(to: url)
      try leaveUnchanged(date)
      #expect(FileImages.shared.image(at: url, scale: 1) == nil)
      try leaveUnchanged(date + 1)
      #expect(FileImages.shared.image(at: url, scale: 1) != nil)
    }
  }

  @Test func `many small pictures are kept at once`() throws {
    let names = (0..<20).map { "\($0).png" }
    try withFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, flower) })) { folder in
      func pictures() -> [CGImage?] {
        names.map {
          FileImages.shared.image(at: URL(fileURLWithPath: "\(folder)/\($0)"), scale: 1)?.cgImage
        }
      }
      let first = pictures()
      #expect(first.allSatisfy { $0 != nil })
      #expect(zip(first, pictures()).allSatisfy { $0 === $1 })
    }
  }

  @Test func `what is made of a resource's pixels is made once`() throws {
    try withFolder(["flower.png": flower]) { folder in
      let bundle = try #require(Bundle(path: folder))
      let image = Image("flower", bundle: bundle)
      let pixels = try #require(image.pixels(onDark: false))
      #expect(image.pixels(onDark: false) === pixels)
      let blue = Color.blue.resolved
      #expect(image.pixels(onDark: false)?.tinted(blue) === pixels.tinted(blue))
    }
  }
}
