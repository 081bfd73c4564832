// swift-tools-version: 6.2

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
    .library(name: "TermAnim", targets: ["TermAnim"])
  ],
  dependencies: [
    .package(
      url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0"))
  ],
  targets: [
    .target(name: "CNcurses"),
    .target(
      name: "TermAnim",
      dependencies: [
        "CNcurses",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      swiftSettings: swiftSettings
    ),

    .executableTarget(
      name: "TerminalGuest",
      dependencies: ["TermAnim"],
      path: "Tests/Fixtures/TerminalGuest",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "ClientFive",
      dependencies: ["TermAnim"],
      path: "Tests/Fixtures/ClientFive",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
    ),
    .target(
      name: "ClientSix",
      dependencies: ["TermAnim"],
      path: "Tests/Fixtures/ClientSix",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
    .systemLibrary(name: "CVterm", path: "Tests/CVterm", providers: [.apt(["libvterm-dev"])]),
    .testTarget(
      name: "TermAnimTests",
      dependencies: ["ClientFive", "ClientSix", "CVterm", "TermAnim", "TerminalGuest"],
      exclude: ["Golden"],
      resources: [.copy("Reference")],
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
