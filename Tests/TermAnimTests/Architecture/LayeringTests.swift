import Testing

/// The architecture, in full: what each folder of the library may mention besides itself.
struct LayeringTests {
  private static let mayMention: [String: Set<String>] = [
    "Concurrency": [],
    "Environment": [],
    "Geometry": [],
    "Publishers": [],
    "Animation": ["Concurrency", "Geometry", "Environment"],
    "Color": ["Geometry", "Animation", "Environment"],
    "Typesetting": ["Concurrency", "Geometry"],
    "Drawing": ["Geometry", "Color", "Typesetting"],
    "Pictures": ["Concurrency", "Drawing"],
    "Views": [
      "Concurrency", "Geometry", "Environment", "Animation", "Color", "Typesetting", "Drawing",
      "Pictures",
    ],
    "Raster": ["Geometry", "Color", "Typesetting", "Drawing"],
    "Cells": ["Color", "Typesetting", "Raster"],
    "Terminal": ["Concurrency", "Cells"],
    "Playback": [
      "Concurrency", "Geometry", "Environment", "Animation", "Color", "Typesetting", "Drawing",
      "Pictures", "Views", "Raster", "Cells", "Terminal",
    ],
  ]

  /// Single types that a folder may mention although it may not mention their folder.
  private static let exceptions: [String: Set<String>] = [
    // Its attributes go through to the terminal as they are.
    "Cells": ["CharacterRun"]
  ]

  /// Modules that only these folders import.
  private static let soleImporters: [String: Set<String>] = [
    "CNcurses": ["Terminal"],
    "CSystemFonts": ["Typesetting"],
    "CSystemPictures": ["Pictures"],
    "CWideFill": ["Raster"],
    "Dispatch": ["Playback", "Terminal"],
    "Observation": ["Playback", "Views"],
    "OpenCombine": ["Playback", "Publishers", "Views"],
    "OpenCombineDispatch": [],
  ]

  @Test func `every folder is a layer`() throws {
    for file in try SourceFile.all(in: "Sources/TermAnim") {
      guard let layer = file.layer else { continue }
      #expect(Self.mayMention[layer] != nil, "\(file.path) lies in no layer")
    }
  }

  @Test func `every folder mentions only the layers below it`() throws {
    for violation in try Self.violations(in: SourceFile.all(in: "Sources/TermAnim")) {
      Issue.record("\(violation)")
    }
  }

  @Test func `layers have no circles`() {
    var reached: Set<String> = []
    while let next = Self.mayMention.first(where: {
      !reached.contains($0.key) && $0.value.isSubset(of: reached)
    }) {
      reached.insert(next.key)
    }
    #expect(reached == Set(Self.mayMention.keys))
  }

  @Test func `a module with an owner is imported by nobody else`() throws {
    for file in try SourceFile.all(in: "Sources/TermAnim") {
      for module in file.modules {
        guard let owners = Self.soleImporters[module], let layer = file.layer else { continue }
        #expect(owners.contains(layer), "\(file.path) imports \(module)")
      }
    }
  }

  @Test func `what runs while a program is built shares no code with the library`() throws {
    for folder in ["Plugins", "Sources/AssetSymbolsTool", "Sources/TermAnimMacros"] {
      for file in try SourceFile.all(in: folder) {
        let others = file.modules.subtracting(["Foundation", "PackagePlugin"])
        #expect(others.isEmpty, "\(file.path) imports \(others.sorted())")
      }
    }
  }

  /// ThreadSanitizer sees nothing of Swift's own mutex, and takes its users for racers.
  @Test func `what threads share is locked in a way that ThreadSanitizer sees`() throws {
    for folder in ["Sources", "Tests"] {
      for (path, text) in try SourceFile.texts(in: folder) {
        #expect(!text.contains("Mutex" + "<") && !text.contains("Mutex" + "("), "\(path)")
      }
    }
  }

  @Test func `no two types of the library share a name`() throws {
    var homes: [String: String] = [:]
    for file in try SourceFile.all(in: "Sources/TermAnim") {
      for type in file.declarations.types {
        #expect(homes[type] == nil, "\(type) lives in \(file.path) and \(homes[type] ?? "")")
        homes[type] = file.path
      }
    }
  }

  /// A sentence for every mention that the architecture does not allow.
  private static func violations(in files: [SourceFile]) -> [String] {
    let homes = Dictionary(
      files.flatMap { file in file.declarations.types.map { ($0, file.layer) } },
      uniquingKeysWith: { $1 })
    let nested = files.reduce(into: [:]) { $0.merge($1.declarations.nested) { $0.union($1) } }
    return files.flatMap { file in
      let own = file.declarations.scopes.reduce(into: Set<String>()) {
        $0.formUnion(nested[$1] ?? [])
      }
      return file.mentions.subtracting(own).sorted().compactMap { name -> String? in
        guard let layer = file.layer, let home = homes[name] ?? nil, home != layer else {
          return nil
        }
        let isAllowed =
          mayMention[layer]?.contains(home) == true || exceptions[layer]?.contains(name) == true
        return isAllowed ? nil : "\(file.path) mentions \(name), which lives in \(home)"
      }
    }
  }

  @Test func `a forbidden mention is found and a nested name is not taken for one`() {
    let files = [
      SourceFile(path: "Sources/TermAnim/Raster/Mask.swift", text: "struct Mask {}"),
      SourceFile(
        path: "Sources/TermAnim/Drawing/Layer.swift",
        text: "struct Layer { struct Mask {}; var mask: Mask }"),
      SourceFile(
        path: "Sources/TermAnim/Drawing/Layer+Masking.swift",
        text: "extension Layer { func masked(by mask: Mask) {} }"),
      SourceFile(
        path: "Sources/TermAnim/Geometry/Path.swift",
        text: """
          // A Mask in a comment, /* another Layer */
          struct Path<Value> { let note = "Mask \\(Layer.self)"; var mask: Layer.Mask? }
          """),
      SourceFile(path: "Sources/TermAnim/Views/Blur.swift", text: "let mask = Mask()"),
      SourceFile(path: "Sources/TermAnim/Views/Item.swift", text: "struct Item {}"),
      SourceFile(path: "Sources/TermAnim/Geometry/List.swift", text: "struct List<Item> {}"),
      SourceFile(
        path: "Sources/TermAnim/Geometry/List+Path.swift",
        text: "extension List where Item == Path {}"),
    ]
    #expect(
      Self.violations(in: files) == [
        "Sources/TermAnim/Geometry/Path.swift mentions Layer, which lives in Drawing",
        "Sources/TermAnim/Views/Blur.swift mentions Mask, which lives in Raster",
      ])
  }
}
