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
  targets: [
    .target(name: "CNcurses"),
    .target(name: "TermAnim", dependencies: ["CNcurses"], swiftSettings: swiftSettings),

    .executableTarget(
      name: "TerminalGuest",
      dependencies: ["TermAnim"],
      path: "Tests/Fixtures/TerminalGuest",
      swiftSettings: swiftSettings
    ),
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .systemLibrary(name: "CVterm", path: "Tests/CVterm", providers: [.apt(["libvterm-dev"])]),
    .testTarget(
      name: "TermAnimTests",
      dependencies: ["CAllocations", "CVterm", "TermAnim", "TerminalGuest"],
      exclude: ["Golden"],
      resources: [.copy("Reference")],
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
