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
    .target(name: "TermAnim", swiftSettings: swiftSettings),
    .testTarget(
      name: "TermAnimTests",
      dependencies: ["TermAnim"],
      exclude: ["Golden"],
      resources: [.copy("Reference")],
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
