/// The module below SwiftUI that Xcode finds some of its names in; here it has all of them.
public typealias SwiftUICore = SwiftUI
