// swift-tools-version: 6.2

import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "bare", targets: ["bare"]),
    .executable(name: "present", targets: ["present"]),
    .executable(name: "raster", targets: ["raster"]),
    .executable(name: "rows", targets: ["rows"]),
    .executable(name: "stage", targets: ["stage"]),
    .executable(name: "wave", targets: ["wave"]),
  ],
  dependencies: [.package(name: "TermAnim", path: "..")],
  targets: [
    .executableTarget(name: "bare", swiftSettings: swiftSettings),
    .target(name: "CAllocations"),
    .target(name: "CLetters"),
    .target(name: "Measuring", swiftSettings: swiftSettings),
    .executableTarget(
      name: "present",
      dependencies: ["CAllocations", "Measuring", .product(name: "TermAnim", package: "TermAnim")],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "raster",
      dependencies: [
        "CAllocations", "CLetters", "Measuring", .product(name: "TermAnim", package: "TermAnim"),
      ],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "rows",
      dependencies: ["Measuring", .product(name: "TermAnim", package: "TermAnim")],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "stage",
      dependencies: [.product(name: "TermAnim", package: "TermAnim")],
      swiftSettings: swiftSettings
    ),
    .executableTarget(
      name: "wave",
      dependencies: ["CAllocations", "Measuring", .product(name: "TermAnim", package: "TermAnim")],
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
