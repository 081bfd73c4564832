// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "TermAnim",
  products: [
    .library(name: "TermAnim", targets: ["TermAnim"]),
    .executable(name: "termsplash", targets: ["termsplash"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
  ],
  traits: [
    .trait(
      name: "SystemFonts",
      description: "Draws with the machine's typefaces, read by FreeType, beside the built-in one."),
    .trait(
      name: "SystemPictures",
      description: "Shows pictures in PNG and JPEG files, read by libpng and libjpeg-turbo."),
    .default(enabledTraits: ["SystemFonts", "SystemPictures"]),
  ],
  dependencies: [
    .package(
      url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(name: "CNcurses"),
    .target(name: "CSystemFonts"),
    .target(name: "CSystemPictures"),
    .systemLibrary(name: "CWideFill"),
    .macro(name: "TermAnimMacros", swiftSettings: swiftSettings),
    .target(
      name: "TermAnim",
      dependencies: [
        "CNcurses", "CWideFill", "TermAnimMacros",
        .target(name: "CSystemFonts", condition: .when(traits: ["SystemFonts"])),
        .target(name: "CSystemPictures", condition: .when(traits: ["SystemPictures"])),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ],
      swiftSettings: swiftSettings
    ),

    .executableTarget(name: "AssetSymbolsTool", swiftSettings: swiftSettings),
    .plugin(
      name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"]),

    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .executableTarget(
      name: "termsplash",
      dependencies: [
        "CNcurses", "CZlib", "TermAnim",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: swiftSettings
    ),

    .target(
      name: "ClientAssets",
      dependencies: ["TermAnim"],
      path: "Tests/Fixtures/ClientAssets",
      resources: [.process("Assets.xcassets")],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["AssetSymbols"]
    ),
    .target(
      name: "ClientFive",
      dependencies: ["TermAnim"],
      path: "Tests/Fixtures/ClientFive",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "ClientShared",
      dependencies: ["TermAnim"],
      path: "Tests/Fixtures/ClientShared",
      swiftSettings: [
        .swiftLanguageMode(.v5), .unsafeFlags(["-module-alias", "SwiftUI=TermAnim"]),
      ]
    ),
    .target(
      name: "ClientSix",
      dependencies: ["TermAnim"],
      path: "Tests/Fixtures/ClientSix"
    ),
    .target(
      name: "GuideExamples",
      dependencies: ["TermAnim"],
      path: "Tests/Fixtures/Guide"
    ),
    .executableTarget(
      name: "ReadmeExample",
      dependencies: ["TermAnim"],
      path: "Tests/Fixtures/ReadmeExample",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .executableTarget(
      name: "TerminalGuest",
      dependencies: ["TermAnim"],
      path: "Tests/Fixtures/TerminalGuest",
      swiftSettings: swiftSettings
    ),
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .systemLibrary(
      name: "CFreeType", path: "Tests/CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"])]),
    .target(
      name: "CFreeTypeLayout", dependencies: ["CFreeType"], path: "Tests/CFreeTypeLayout"),
    .target(name: "CPictureLayout", path: "Tests/CPictureLayout"),
    .systemLibrary(name: "CVterm", path: "Tests/CVterm", providers: [.apt(["libvterm-dev"])]),
    .testTarget(
      name: "TermAnimTests",
      dependencies: [
        "AssetSymbolsTool", "CAllocations", "CFreeTypeLayout", "ClientAssets", "ClientFive",
        "ClientShared", "ClientSix", "CPictureLayout", "CVterm",
        "CZlib", "GuideExamples", "ReadmeExample", "TermAnim", "TerminalGuest", "termsplash",
      ],
      exclude: ["Golden"],
      resources: [.copy("Reference")],
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
